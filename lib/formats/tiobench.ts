/**
 * tiobench.pl (Mika Kuoppala, Randy Hron). The short layout of 0.3.0 to 0.3.3:
 *
 *              File   Block  Num  Seq Read    Rand Read   Seq Write  Rand Write
 *       Dir    Size   Size   Thr Rate (CPU%) Rate (CPU%) Rate (CPU%) Rate (CPU%)
 *     ------- ------ ------- --- ----------- ----------- ----------- -----------
 *        .     4000   4096    1  39.83 30.8% 0.572 0.87% 21.83 55.8% 1.226 0.70%
 *
 * and the later one, a table for each test:
 *
 *     Sequential Reads
 *                                   File   Blk   Num                   Avg      Maximum      Lat%     Lat%    CPU
 *     Identifier                    Size   Size  Thr   Rate  (CPU%)  Latency    Latency      >2s      >10s    Eff
 *     ---------------------------- ------ ----- ---  ------ ------ --------- -----------  -------- -------- -----
 *     2.5.51-mm1                    8192   4096    1   55.58 46.70%     0.234    18461.07   0.00834  0.00000   119
 *
 * Figures are cut off at their column, not rounded: `105.%`, `1909.`. A row is recognised by its shape, since newer perls
 * do not print the heads.
 */
import type { Format } from './format'
import { BOXES, readBoxes } from './tiobench/boxes'
import { EFFICIENCY, readEfficiency } from './tiobench/efficiency'
import { LONG, readLong } from './tiobench/long'
import { readShort, SHORT } from './tiobench/short'
import { readTerse, TERSE } from './tiobench/terse'

export const tiobench: Format = {
  tool: 'tiobench',
  about: {
    reads:
      'tiobench.pl 0.3.0 and later: the short table, and the long one with latencies; the boxes and terse lines of tiotest',
    sample: [
      '         File   Block  Num  Seq Read    Rand Read   Seq Write  Rand Write',
      '  Dir    Size   Size   Thr Rate (CPU%) Rate (CPU%) Rate (CPU%) Rate (CPU%)',
      '------- ------ ------- --- ----------- ----------- ----------- -----------',
      '   .     4000   4096    1  39.83 30.8% 0.572 0.87% 21.83 55.8% 1.226 0.70%',
      '   .     4000   4096    8  17.38 18.7% 0.983 2.12% 5.995 98.7% 1.255 1.54%',
    ].join('\n'),
  },
  signature: new RegExp(`${SHORT.source}|${LONG.source}|${BOXES.source}|${TERSE.source}|${EFFICIENCY.source}`),
  read: (lines, at) =>
    readEfficiency(lines, at, tiobench) ??
    readShort(lines, at, tiobench) ??
    readLong(lines, at, tiobench) ??
    readBoxes(lines, at, tiobench) ??
    readTerse(lines, at, tiobench),
}
