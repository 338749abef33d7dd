/**
 * NetBench reports in a spreadsheet, so what stands in mail is typed: a list of peaks, or a matrix by number of clients.
 *
 *     Peak Performance Results:
 *
 *     EXT2      773 Mbps @ 44 clients
 *     Reiserfs  532 Mbps @ 28 clients
 */
import type { Block, Format } from './format'
import { readTypedList } from './netbench/typed-list'
import { readTypedMatrix } from './netbench/typed-matrix'

export const netbench: Format = {
  tool: 'netbench',
  about: {
    reads: 'what people type of it: a list of peaks, or a table by number of clients',
    sample: [
      'Peak Performance Results:',
      '',
      'EXT2      773 Mbps @ 44 clients',
      'Reiserfs  532 Mbps @ 28 clients',
    ].join('\n'),
  },
  signature: / @ ?\d{1,5} (?:client|engine|thread|task|proc)|^\s+(?<=\t|\s\s)(?:\[\w[^[\]]{0,19}\]\s*)+$/,
  sweep: 'clients',
  read(lines, at): Block | null {
    const found = readTypedList(lines, at) ?? readTypedMatrix(lines, at)
    return found && { format: netbench, first: at, last: found.last, runs: found.runs }
  },
}
