/** What a figure of fio is printed as: `896606KB/s`, `1.2M`, `55661k`. */
export interface Quantity {
  readonly value: number
  readonly unit: string | null
  readonly text: string
  /** where it stands in the text that was searched */
  readonly at: number
}

const POWERS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 }

/** Some set commas between thousands: `iops=73,523`. */
const NUMBER = '\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d[\\d.]*'
const COUNT = new RegExp(`\\biops ?= *((?:${NUMBER})([kmg]?))(?![\\w.])`, 'i')

/** The figure behind `iops=`; `13.9k` are 13900, which fio counts by 1000. */
export function readCount(text: string): Quantity | null {
  const found = COUNT.exec(text)
  return found?.[1] ? quantity(found[1], found[2] ?? '', found.index + found[0].length) : null
}

const NAMED = /\b(min|max|avg|stdev|dev)= *(\d[\d.]*([kmgKMG]?))/g

/** `min=`, `max=`, `avg=`, `stdev=` (`dev=` in 1.0) of a line of latencies: `max=55661k`, `avg= 4.60`. */
export const readNamed = (text: string): readonly (Quantity & { readonly name: string })[] =>
  [...text.matchAll(NAMED)].map(({ 0: whole, 1: name = '', 2: figure = '', 3: power = '', index }) => ({
    ...quantity(figure, power, index + whole.length),
    name,
  }))

const numberOf = (text: string): number => Number.parseFloat(text.replaceAll(',', ''))

function quantity(text: string, power: string, end: number): Quantity {
  const value = numberOf(text) * (POWERS[power.toLowerCase()] ?? 1)
  return { value: Number(value.toPrecision(12)), unit: null, text, at: end - text.length }
}

const RATE = new RegExp(`\\b(?:bw|BW|aggrb) ?= *(${NUMBER}) ?([kKMGT]?i?)(B|bit)?(?:\\/s(?:ec)?)?`)
const DECIMAL_BITS = /\((\d[\d.]*)([kMGT]?)bit\/s/
const PREFIX: Readonly<Record<string, string>> = { k: 'k', M: 'M', G: 'G', T: 'T' }

/**
 * The figure behind `bw=` or `aggrb=`. Until 2.16 (`binary`) fio's KB and MB count 1024; later it says what it counts:
 * `BW=1488MiB/s (1561MB/s)` is one figure twice, and the first counts. Of bits it is the decimal one, since only that is
 * a unit here. Without a unit (before 1.12) it is KiB/s.
 */
export function readRate(text: string, binary: boolean): Quantity | null {
  const found = RATE.exec(text)
  if (!found?.[1]) return null
  const [whole, figure, prefix = '', base] = found
  const at = found.index + whole.indexOf(figure)
  if (base === 'bit') return readBits(text, figure, prefix, at)
  const value = numberOf(figure)
  if (base === undefined) return binary && prefix === '' ? { value, unit: 'KiB/s', text: figure, at } : null
  return { value, unit: unitOf(prefix, binary), text: text.slice(at, found.index + whole.length), at }
}

function readBits(text: string, figure: string, prefix: string, at: number): Quantity | null {
  const decimal = prefix.endsWith('i') ? DECIMAL_BITS.exec(text.slice(at)) : null
  if (!decimal?.[1]) return { value: numberOf(figure), unit: `${prefix}bit/s`, text: figure, at }
  const start = at + decimal.index + 1
  return { value: Number.parseFloat(decimal[1]), unit: `${decimal[2]}bit/s`, text: decimal[1], at: start }
}

function unitOf(prefix: string, binary: boolean): string {
  const letter = prefix.charAt(0)
  if (letter === '') return 'B/s'
  if (binary || prefix.endsWith('i')) return `${letter.toUpperCase()}iB/s`
  return `${PREFIX[letter] ?? 'k'}B/s`
}
