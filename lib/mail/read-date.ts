const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Zones that mail names in letters (RFC 5322, 4.3, and the two of Europe); others say nothing certain. */
const ZONES: Readonly<Record<string, string>> = {
  utc: '+00:00',
  gmt: '+00:00',
  ut: '+00:00',
  z: '+00:00',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
  cet: '+01:00',
  cest: '+02:00',
}

const ISO_DAY = /\b(\d{4})-(\d\d)-(\d\d)(?![\d-])/
/** `24 Jan 2011`, `24-Jan-11` */
const DAY_MONTH_YEAR =
  /\b(\d{1,2})[ -](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?[ -](\d{4}|\d{2})\b/i
/** `Aug 30 2001`, `Aug 30, 2001`, and with the time (and a zone) between day and year, as ctime prints it */
const MONTH_DAY_YEAR =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? {1,2}(\d{1,2})(?:,? | [\d:]{5,8} (?:[A-Z]{1,5} )?)(\d{4})\b/i
const TIME = /(?:\b|(?<=\dT))(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?(?: ?([AaPp])\.?[Mm]\b)?/
/** `+0100`, `+01:00`, `GMT`, `(CEST)` behind the time */
const ZONE = /^ ?(?:([+-])(\d\d):?(\d\d)\b|\(?([A-Za-z]{1,4})\b)/

/**
 * A stated date as ISO 8601: with the time to the minute or second as stated, and with the offset where one is stated; a bare
 * day where only a day is. null where it is no date, or one that no calendar has.
 */
export function readDate(stated: string): string | null {
  const day = readDay(stated)
  if (day === null) return null
  const time = TIME.exec(stated)
  if (time === null) return day
  const clock = readClock(time)
  if (clock === null) return null
  return `${day}T${clock}${readZone(stated.slice(time.index + time[0].length))}`
}

function readDay(stated: string): string | null {
  const iso = ISO_DAY.exec(stated)
  if (iso !== null) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const mail = DAY_MONTH_YEAR.exec(stated)
  if (mail !== null) return toDay(fullYear(mail[3] ?? ''), monthOf(mail[2]), Number(mail[1]))
  const ctime = MONTH_DAY_YEAR.exec(stated)
  return ctime === null ? null : toDay(Number(ctime[3]), monthOf(ctime[1]), Number(ctime[2]))
}

const monthOf = (name = '') => MONTHS.indexOf(name.toLowerCase()) + 1

/** RFC 5322, 4.3: two digits below 50 are of this century. */
const fullYear = (digits: string) => Number(digits) + (digits.length > 2 ? 0 : Number(digits) < 50 ? 2000 : 1900)

function toDay(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

function readClock([, hours, minutes, seconds, half]: RegExpExecArray): string | null {
  const twelve = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (twelve > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 60) return null
  return `${two(twelve)}:${minutes}${seconds === undefined ? '' : `:${seconds}`}`
}

function readZone(behind: string): string {
  const zone = ZONE.exec(behind)
  if (zone === null) return ''
  if (zone[1] !== undefined) return Number(zone[2]) > 15 ? '' : `${zone[1]}${zone[2]}:${zone[3]}`
  return ZONES[(zone[4] ?? '').toLowerCase()] ?? ''
}

const two = (value: number) => String(value).padStart(2, '0')
