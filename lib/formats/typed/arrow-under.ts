import type { Line } from '@/lib/mail/line'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { countOf } from './count'
import type { Table } from './typed-table'
import { isOfCode, measuredName, unitOf } from './words'

const UNIT = String.raw`[kKMG]i?B\/s(?:ec)?|[kKM]?IOPS`
const LINE = new RegExp(
  String.raw`^\s*~?(\d[\d,]*(?:\.\d+)?[kKM]?)\s?(${UNIT})?\s*(?:-+>|=+>|→)\s*~?(\d[\d,]*(?:\.\d+)?[kKM]?)\s?(${UNIT})\s*(?:\([^()]{1,30}\))?\s*$`,
  'i',
)
const TITLE = /^\s*(?:[-*+]\s+)?([A-Za-z][^:;]{2,60}):\s*$/
const NETWORK = /\b(?:send|recv|tcp|udp|net\w*|packets?|zerocopy|zc)\b/i

/**
 * Before and after alone on a line, under what was run:
 *
 *     t/io_uring + nullblk, single segment 16K:
 *       34 -> 46 GiB/s
 */
export function readArrowUnder(lines: readonly Line[], at: number): Table | null {
  const [title, line] = [lines[at], lines[at + 1]]
  if (!title || !line || title.depth !== line.depth || line.text.length > 100 || !/->|=>|→/.test(line.text)) return null
  const [, label = ''] = title.text.length > 80 ? [] : (TITLE.exec(title.text) ?? [])
  const [, before = '', printed, after = '', behind = ''] = LINE.exec(line.text) ?? []
  const unit = unitOf(behind)
  const isOther = printed !== undefined && unitOf(printed) !== unit
  if (label === '' || unit === null || isOther || isOfCode(label) || NETWORK.test(label)) return null
  const run = (token: Token, side: string): readonly BlockRun[] => {
    const value = countOf(token.text)
    if (value === null) return []
    const figure = measure(measuredName(unit), token, { value, unit })
    const said = [
      printedAt('label', label, title.number, label),
      printedAt('factors.case', label, title.number, label),
      printedAt('factors.variant', side, line.number, '>', 'inferred'),
    ]
    return [runOf('typed', lines, [at, at + 1], [figure], said)]
  }
  const runs = [
    ...run({ text: before, line, start: line.text.indexOf(before) }, 'before'),
    ...run({ text: after, line, start: line.text.lastIndexOf(after) }, 'after'),
  ]
  return runs.length < 2 ? null : { first: at, last: at + 1, runs }
}
