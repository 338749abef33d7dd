import type { Line } from '../../mail/line'
import type { Block, BlockRun, Format } from '../format'
import { printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { figuresOf } from './row'

/**
 * `-f html` of Bonnie-64, whose mail shows the tags:
 *
 *     <td>Machine</td><td>MB</td><td>K/sec</td><td>%CPU</td><td>K/sec</td>…
 *     </tr>
 *     <tr>
 *     <td>testbox</td><td>50</td><td>181030</td><td>90.6</td><td>1014263</td>…
 */
export const HTML = /^\s*<td>Machine<\/td><td>[MG]B<\/td><td>[KM]\/sec<\/td>/

const TAGS = /^\s*<\/?(?:tr|table)>\s*$/
const CELL = /<td>([^<]*)<\/td>/g
const VALUE = /^\d+(?:\.\d*)?$/
const CELLS = 14

export function readHtml(lines: readonly Line[], at: number, format: Format): Block | null {
  const head = lines[at]
  if (!head || !HTML.test(head.text)) return null
  const unit = head.text.includes('M/sec') ? 'MiB/s' : 'KiB/s'
  const [, size = ''] = cellsOf(head).map(({ text }) => text)
  const runs: BlockRun[] = []
  let last = at
  for (let i = at + 1; i < lines.length; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth) break
    const cells = cellsOf(line)
    const [machine, megabytes, ...values] = cells
    const isRow = cells.length === CELLS && [megabytes, ...values].every((cell) => VALUE.test(cell?.text ?? ''))
    if (!isRow && !TAGS.test(line.text)) break
    last = i
    if (!isRow || !machine || !megabytes) continue
    const figures = figuresOf(values, unit, { fileSize: `${megabytes.text} ${size}` })
    const label = machine.text.trim() === '' ? [] : [printedAt('label', machine.text, line.number, machine.text)]
    runs.push(runOf('bonnie', lines, [i, i], figures, label))
  }
  return runs.length > 0 ? { format, first: at, last, runs } : null
}

const cellsOf = (line: Line): readonly Token[] =>
  Array.from(line.text.matchAll(CELL), ({ 1: text = '', index }) => ({ text, line, start: index + '<td>'.length }))
