/**
 * bonnie++ 1.00 to 2.00a (Russell Coker; layouts measured on genuine output of 1.00f, 1.03e, 1.93c, 1.97.3, 2.00a):
 *
 *     Version  1.96       ------Sequential Output------ --Sequential Input- --Random-
 *     Concurrency   1     -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--
 *     Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP
 *     A1               8G   417  46 67526   8 28251   5  1338  63 53780   5 236.0   4
 *     Latency             38626us    1859ms     508ms   26689us     258ms     188ms
 *                         ------Sequential Create------ --------Random Create--------
 *                         -Create-- --Read--- -Delete-- -Create-- --Read--- -Delete--
 *                   files  /sec %CP  /sec %CP  /sec %CP  /sec %CP  /sec %CP  /sec %CP
 *                      16    51   0 +++++ +++   128   0   102   0 +++++ +++   125   0
 *     A1,8G,417,46,67526,8,28251,5,1338,63,53780,5,236.0,4,16,51,0,+++++,+++,128,0,102,0,+++++,+++,125,0
 *
 * Column "Read" of the files half is a stat test. `+++++`: the test was too short to give a figure.
 */
import type { Line } from '../mail/line'
import { AVERAGES, readAverages } from './bonnie-plus-plus/averages'
import { CSV_FIELDS, readCsv } from './bonnie-plus-plus/csv'
import { HEAD } from './bonnie-plus-plus/head'
import { HTML_TABLE, readHtmlTable } from './bonnie-plus-plus/html-table'
import { joinCsv } from './bonnie-plus-plus/join'
import { ROW, readRowsOn, readTable } from './bonnie-plus-plus/table'
import type { Block, BlockRun, Format, NearMiss } from './format'
import { isBlank } from './tokens'

export const bonniePlusPlus: Format = {
  tool: 'bonnie++',
  about: {
    reads:
      '1.00 to 2.00a: the table, its latency rows, and the line of comma-separated values; the tables of bon_csv2txt and bon_csv2html',
    sample: [
      'Version  1.96       ------Sequential Output------ --Sequential Input- --Random-',
      'Concurrency   1     -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--',
      'Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP',
      'A1               8G   417  46 67526   8 28251   5  1338  63 53780   5 236.0   4',
      'Latency             38626us    1859ms     508ms   26689us     258ms     188ms',
    ].join('\n'),
  },
  signature: new RegExp(`${HEAD.source}|${HTML_TABLE.source}|${CSV_FIELDS.source}|${ROW.source}|${AVERAGES.source}`),
  read: (lines, at) =>
    readHtmlTable(lines, at, bonniePlusPlus) ??
    readAverages(lines, at, bonniePlusPlus) ??
    (HEAD.test(lines[at]?.text ?? '')
      ? readTableBlock(lines, at)
      : (readRowsBlock(lines, at) ?? readCsvBlock(lines, at))),
  join: joinCsv,
}

function readTableBlock(lines: readonly Line[], at: number): Block | NearMiss | null {
  const table = readTable(lines, at)
  return table && 'runs' in table ? { format: bonniePlusPlus, first: at, ...table } : table
}

function readRowsBlock(lines: readonly Line[], at: number): Block | null {
  const rows = ROW.test(lines[at]?.text ?? '') ? readRowsOn(lines, at) : null
  return rows && { format: bonniePlusPlus, first: at, ...rows }
}

/** Several CSV lines under each other are as many runs; `-x` prints a line of names over them. */
function readCsvBlock(lines: readonly Line[], at: number): Block | NearMiss | null {
  const runs: BlockRun[] = []
  let last = at
  for (let i = at; i < lines.length; ) {
    const csv = readCsv(lines, i)
    if (csv && !('run' in csv) && i === at) return csv
    if (!csv || !('run' in csv) || lines[i]?.depth !== lines[at]?.depth) break
    runs.push(csv.run)
    last = csv.last
    i = last + 1
    while (i < lines.length && i <= last + 2 && isBlank(lines[i] ?? NO_LINE)) i++
  }
  return runs.length > 0 ? { format: bonniePlusPlus, first: at, last, runs } : null
}

const NO_LINE: Line = { number: 0, depth: 0, text: 'end', offset: 0 }
