import { writePart } from './part'

/** What the table under it measures. `title` is for people. */
export interface ChartHead {
  readonly metric: string
  readonly unit: string | null
  readonly title: string
}

const HEAD = /^("(?:[^"]|"")*"|[^\s"|(:]+)(?: \(("(?:[^"]|"")*"|[^"|)]+)\))?: (.+)$/

/** "seq_write (MB/s): sequential write". */
export function writeChartHead({ metric, unit, title }: ChartHead): string {
  const name = writePart(metric, (text) => !/[\s(:]/.test(text))
  return `${name}${unit === null ? '' : ` (${writePart(unit, (text) => !text.includes(')'))})`}: ${title}`
}

/** null: another line. */
export function readChartHead(text: string): ChartHead | null {
  const [, metric, unit, title] = HEAD.exec(text) ?? []
  if (metric === undefined || title === undefined) return null
  return { metric: plain(metric), unit: unit === undefined ? null : plain(unit), title }
}

const plain = (part: string): string => (part.startsWith('"') ? part.slice(1, -1).replaceAll('""', '"') : part)
