/**
 * The text that IOlore itself makes of a comparison, to be put into a mail, and only that. It is written by lib/compare/as-text out of
 * the pieces in iolore/, each of which writes and reads one of them, so that what one person passes on another reads as the same figures.
 *
 *     IOlore comparison: tiobench by kernel
 *     Sequential write of tiobench by kernel, on ext3
 *     Equal: filesystem=ext3
 *
 *     Machine: System A
 *     seq_write (MB/s): sequential write
 *     kernel        threads   MB/s  ratio  n  line
 *     2.4.8               8  5.995   1.00  1  L24
 *     2.4.10              8  13.01   2.17  1  L36
 *
 * A run for each group of each panel; the mean of several runs says how many (`runs` among its parameters).
 */
import type { Block, Format, NearMiss } from './format'
import { OPENS } from './iolore/header'
import { readComparison } from './iolore/read-comparison'

export const iolore: Format = {
  tool: 'iolore',
  about: {
    reads: 'the text that IOlore makes of a comparison, as the results that it was made of',
    sample: [
      'IOlore comparison: tiobench by kernel',
      'Sequential write of tiobench by kernel, on ext3',
      'Equal: filesystem=ext3',
      '',
      'Machine: System A',
      'seq_write (MB/s): sequential write',
      'kernel        threads   MB/s  ratio  n  line',
      '2.4.8               8  5.995   1.00  1  L24',
      '2.4.10              8  13.01   2.17  1  L36',
    ].join('\n'),
  },
  signature: OPENS,
  read(lines, at): Block | NearMiss | null {
    const found = readComparison(lines, at)
    if (found === null) return null
    if (found.runs.length === 0)
      return { first: at, last: found.last, why: 'the header of a comparison that IOlore wrote; no table is under it' }
    return { format: iolore, first: at, last: found.last, runs: found.runs }
  },
}
