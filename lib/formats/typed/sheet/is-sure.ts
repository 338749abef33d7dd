import { NAMES_BENCHMARK } from '../may-be-typed'
import { onceALine } from '../once-a-line'
import { isOfCode } from '../words'
import { figuresOf, isRate } from './figures'
import type { Path, Sheet } from './sheet'

/** So far over a table stands what was run. */
const OVER = 8
const UNDER = 3
/** and so far over it at most its title */
const TITLE = 4

/** Also in capitals, and those whose figures need their unit. */
const BENCHMARK = new RegExp(
  `${NAMES_BENCHMARK.source}|\\b(?:netbench|aim[79]|ior|kernbench|unixbench|lmbench|vdbench|iometer|hdparm|dd)\\b`,
  'i',
)
/** what is counted on a network; storage may be reached over one, and machines have sockets */
const NETWORK = /\b(?:packets?|netperf|iperf3?|pps|rps|zc|msg_\w+|skb)\b/i
/** what watches a machine prints heads and figures too */
const WATCHES =
  /\b(?:L[12]\b|main mem|(?:cpu|task)-clock|context[- ]switch|cycles|instructions|r\/s|w\/s|[rw]kB\/s|[rw]MB\/s|await|%?util|svctm|avgqu-sz|aqu-sz|bi|bo|kB_read)\b/

/** What only storage is measured by. */
const STRONG = /(?:^|_)(?:iops|bw|bandwidth|throughput|lat(?:ency)?|reads?|writes?)(?:_|$)/

const namesBenchmark = onceALine(({ text }) => text.length <= 300 && BENCHMARK.test(text))
const namesNetwork = onceALine(({ text }) => text.length <= 300 && NETWORK.test(text))
const namesCode = onceALine(({ text }) => text.length <= 300 && isOfCode(text))
const watches = onceALine(({ text }) => text.length <= 300 && WATCHES.test(text))

/**
 * Whether it is sure that a table holds results of storage: each figure's unit is said, or a benchmark is named close by; rates are what
 * they are, times and figures without a unit need settings or places that are known by name.
 */
export function isSureOf(sheet: Sheet): boolean {
  const { lines, first, last, columns, rows, body, labels } = sheet
  const near = lines
    .slice(Math.max(0, first - OVER), last + UNDER + 1)
    .filter(({ depth }) => depth === lines[first]?.depth)
  const heads = lines.slice(first, (body.rows[0]?.index ?? first) + 1)
  const named = lines.slice(Math.max(0, first - TITLE), last + 1)
  if (heads.some(watches) || near.some(namesNetwork) || named.some(namesCode)) return false
  const units = columns.flatMap((column, i) =>
    column.isDerived
      ? []
      : rows.flatMap((row, j) =>
          figuresOf(body.rows[j]?.contents[labels + i]).map(({ unit }) => unit ?? unitSaid(column, row, sheet)),
        ),
  )
  const isKnown =
    columns.some(isKnownBy) ||
    rows.some(isKnownBy) ||
    (rows.length > 1 && rows.every(({ place }) => Object.keys(place).length > 0))
  const isNamed = near.some(namesBenchmark)
  if (units.length < 2) return false
  if (units.every((unit) => isRate(unit) || unit === '%') && units.some(isRate))
    return isKnown || isNamed || sheet.named !== 'cells'
  if (units.every((unit) => unit !== null)) return isKnown || (isNamed && sheet.named !== 'cells')
  const areStrong = columns.filter(({ isDerived }) => !isDerived).every(({ metric }) => STRONG.test(metric ?? ''))
  return isNamed && isKnown && sheet.named === 'columns' && areStrong && units.length > 3
}

const isKnownBy = ({ settings }: Path): boolean => settings.some(({ isKnown }) => isKnown)

/**
 * The unit that is said of a figure without one of its own. A rate that is spoken of over the table is that of rates, and of no
 * other thing that a column or row names.
 */
export function unitSaid(column: Path, row: Path, { title, columns, named }: Sheet): string | null {
  const metric = named === 'columns' ? column.metric : named === 'rows' ? row.metric : null
  const isOther = metric !== null && isRate(title.unit) && !STRONG.test(metric)
  return (
    column.unit ??
    row.unit ??
    impliedBy(metric ?? title.metric ?? '') ??
    (isOther || columns.some(({ unit }) => unit !== null) ? null : title.unit)
  )
}

/** `iops` alone is a unit, too */
const impliedBy = (metric: string): string | null => (/(?:^|_)iops(?:_|$)/.test(metric) ? 'iops' : null)
