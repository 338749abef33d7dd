/** Seconds since 1970: from the first, up to but without the second; null: no bound. */
export interface TimeRange {
  readonly from: number | null
  readonly to: number | null
}

/** How one is written, for whom it was not read. */
export const DAY_RANGE = '2001, 2001-09, 2001-09-14, 2001..2003, 2001-09.. or ..2003-02.'

const DAY = /^(\d{4})(?:-?(\d{2})(?:-?(\d{2}))?)?$/

/** A year, a month, a day (UTC), or from one to another, both included. null: none of these. */
export function readDayRange(text: string): TimeRange | null {
  const dots = text.indexOf('..')
  const [first, last] = dots < 0 ? [text, text] : [text.slice(0, dots), text.slice(dots + 2)]
  if (first === '' && last === '') return null
  const from = first === '' ? null : readDay(first)?.from
  const to = last === '' ? null : readDay(last)?.to
  return from === undefined || to === undefined ? null : { from, to }
}

function readDay(text: string): { readonly from: number; readonly to: number } | null {
  const [matched, year, month, day] = DAY.exec(text)?.map(Number) ?? []
  if (matched === undefined || year === undefined) return null
  const isMonth = Number.isFinite(month)
  const isDay = Number.isFinite(day)
  const at = (months: number, days: number): number => Date.UTC(year, months, days) / 1000
  const start = new Date(at((isMonth ? (month ?? 1) : 1) - 1, isDay ? (day ?? 1) : 1) * 1000)
  // 2001-13 and 2001-02-30 are days that Date would take into the next month.
  if (isMonth && start.getUTCMonth() + 1 !== month) return null
  if (isDay && start.getUTCDate() !== day) return null
  const end = isDay ? at((month ?? 1) - 1, (day ?? 1) + 1) : isMonth ? at(month ?? 1, 1) : at(12, 1)
  return { from: start.getTime() / 1000, to: end }
}
