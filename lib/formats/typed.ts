/**
 * What a person typed: tables whose columns or rows are kernels, filesystems, settings or "vanilla" and "patched", a list of
 * kernels with a figure each, a line of figures with their units.
 *
 *     Bench summary (3 runs each, arithmetic mean):
 *              Mainline     Patch
 *     ------------------------------------
 *     RAID1  | 18.9 MiB/s | 26.5 MiB/s
 *     RAID10 | 30.7 MiB/s | 30.7 MiB/s
 *
 * There is no layout to go by, so the words have to be sure: a head, two rows of its shape, conditions that are known by name,
 * and what was measured. Asked only where no benchmark's own format found anything.
 */
import type { Line } from '@/lib/mail/line'
import type { Block, Format, NearMiss } from './format'
import { readArrowUnder } from './typed/arrow-under'
import { readArrows } from './typed/arrows'
import { readColumns } from './typed/columns'
import { readConditionsList } from './typed/conditions-list'
import { readFigureFirst } from './typed/figure-first'
import { readFigures } from './typed/figures'
import { underHeadings } from './typed/headings'
import { readKernelList } from './typed/list'
import { placesOfTyped } from './typed/may-be-typed'
import { readMeansByClients } from './typed/means-by-clients'
import { readNamedInCells } from './typed/named-in-cells'
import { readNamedLines } from './typed/named-lines'
import { readNamedRate } from './typed/named-rate'
import { readNamedResults } from './typed/named-results'
import { readPairs } from './typed/pairs'
import { withPatchOfKernel } from './typed/patch-of-kernel'
import { readPv } from './typed/pv'
import { readRatesBeside } from './typed/rates-beside'
import { readRatesUnder } from './typed/rates-under'
import { readReadAndWrite } from './typed/read-and-write'
import { readRepeats } from './typed/repeats'
import { readRequestsAndRate } from './typed/requests-and-rate'
import { readRowWithoutLabel } from './typed/row-without-label'
import { readSettingsAcross } from './typed/settings-across'
import { readSheet } from './typed/sheet/read-sheet'
import { readTIoUring } from './typed/t-io-uring'
import { readTable } from './typed/table'
import { readTransfer } from './typed/transfer'
import { readTransposed } from './typed/transposed'
import { readTree } from './typed/tree'
import { readTwoInACell } from './typed/two-in-a-cell'
import type { Table } from './typed/typed-table'
import { readUnixBench } from './typed/unixbench'

/** A word that a head or a label of such a table begins with, in small letters. */
const SETTING =
  'type|test|case|metric|workload|operation|config|threads|clients|jobs|unpatched|patch|vanilla|mainline|base|stock|upstream|orig|before|after|old|new|with|w/|no |ext[234]|xfs|jfs|reiser|btrfs|bcachefs|f2fs|raid|noop|deadline|cfq|bfq|kyber|data=|rand|seq|read|write|[kmg]i?b/s|speed|ops|bw|lat|sec|iops|\\d'

/** `before` finds Before and BEFORE as well: signatures have no flags. */
const anyCase = (pattern: string): string =>
  pattern.replace(/\\\\?.|\[[^\]]*\]|[a-z]/g, (part) =>
    part.startsWith('[')
      ? part.replace(/[a-z]/g, (letter) => letter + letter.toUpperCase())
      : part.length > 1
        ? part
        : `[${part}${part.toUpperCase()}]`,
  )

export const typed: Format = {
  tool: 'typed',
  about: {
    reads: 'tables and lists that people type, where heads and rows name what was varied and what was measured',
    sample: [
      'Bench summary (3 runs each):',
      '         Mainline     Patch',
      '------------------------------------',
      'RAID1  | 18.9 MiB/s | 26.5 MiB/s',
      'RAID10 | 30.7 MiB/s | 30.7 MiB/s',
    ].join('\n'),
  },
  signature: new RegExp(`(?:^|[\\s|(])(?:${anyCase(SETTING)})|\\|[^|]{1,40}\\||\\S(?:  |\\t)\\s*[A-Za-z+]`),
  leftover: true,
  placesIn: placesOfTyped,
  read(lines, at): Block | NearMiss | null {
    const list =
      readTIoUring(lines, at) ??
      readUnixBench(lines, at) ??
      readPv(lines, at) ??
      readReadAndWrite(lines, at) ??
      readTransfer(lines, at) ??
      readTree(lines, at) ??
      readRowWithoutLabel(lines, at) ??
      readSettingsAcross(lines, at) ??
      readPairs(lines, at) ??
      readTwoInACell(lines, at) ??
      readNamedInCells(lines, at) ??
      readArrows(lines, at) ??
      readArrowUnder(lines, at) ??
      readRepeats(lines, at) ??
      readRatesUnder(lines, at) ??
      readRatesBeside(lines, at) ??
      readNamedRate(lines, at) ??
      readNamedResults(lines, at) ??
      readMeansByClients(lines, at) ??
      readKernelList(lines, at) ??
      readFigures(lines, at) ??
      readFigureFirst(lines, at) ??
      readRequestsAndRate(lines, at) ??
      readNamedLines(lines, at) ??
      readConditionsList(lines, at)
    const table = list ?? readTable(lines, at)
    const found =
      table === null || 'why' in table ? (readColumns(lines, at) ?? readTransposed(lines, at) ?? table) : table
    return found === null || 'why' in found ? found : blockOf(lines, found)
  },
  readRest(lines, at): Block | null {
    const found = readSheet(lines, at)
    return found === null ? null : blockOf(lines, found)
  },
}

/** With what the headings over a table say of its runs. */
function blockOf(lines: readonly Line[], { first, last, runs, isTitled = false }: Table): Block {
  const own = runs.map(withPatchOfKernel)
  return { format: typed, first, last, runs: isTitled ? own : underHeadings(lines, first, own) }
}
