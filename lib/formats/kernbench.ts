/**
 * kernbench (Martin Bligh, Con Kolivas): the means of some kernel compilations, load by load.
 *
 *     Average Half load -j 4 Run (std deviation):
 *     Elapsed Time 274.916 (0.41)
 *     User Time 833.63
 *     System Time 73.704
 *     Percent CPU 335.8
 *     Context Switches 12984.8
 *     Sleeps 21459.2
 *
 * Posters set such blocks side by side, of two kernels or of two loads (kernbench/means.ts), and make tables of them, a kernel a row
 * (kernbench/table.ts, kernbench/rows.ts).
 */
import type { Format } from './format'
import { readMeans } from './kernbench/means'
import { readRows } from './kernbench/rows'
import { readTable, TABLE } from './kernbench/table'

export const kernbench: Format = {
  tool: 'kernbench',
  about: {
    reads: 'the means of kernbench for each load, also two columns of them side by side, and tables of several kernels',
    sample: ['Average Half load -j 4 Run (std deviation):', 'Elapsed Time 274.916 (0.41)', 'User Time 833.63'].join(
      '\n',
    ),
  },
  signature: new RegExp(
    `^\\s*Average\\s+(?:Half|Opti\\w+|Max\\w+|Single [Tt]hreaded|Full)\\b.*(?:\\sRun\\b|\\s-j\\s*\\d*\\s*$)|${TABLE.source}`,
  ),
  read: (lines, at) =>
    readTable(lines, at, kernbench) ?? readRows(lines, at, kernbench) ?? readMeans(lines, at, kernbench),
}
