/**
 * The kernel test robot (LKP): two commits or more side by side, the metric last on its line, named after the benchmark.
 *
 *     81cea6cd7041ebd4 4591c3ef751d861d7dd95ff4d2a
 *     ---------------- ---------------------------
 *              %stddev     %change         %stddev
 *                  \          |                \
 *        6157 ±  2%     +95.5%      12034        fsmark.files_per_sec
 *
 * Hundreds of counters stand in the same columns; only the benchmark's own figures are results. Each commit behind the first has
 * its change from the first before it.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format, Printed } from './format'
import { type Named, namedBy } from './kernel-test-robot/names'
import { measure, printedAt } from './measure'
import { runOf } from './one-run'
import { isBlank, type Token, tokensOf } from './tokens'

const HEAD = /^\s*%stddev(?:\s+%change\s+%stddev)+\s*$/
/** Between the commits and the head stand a rule, and sometimes a table of failures. */
const NEAR = 16
/** More commits than these the robot does not set side by side. */
const MOST_COMMITS = 8
const COMMITS = /^\s*[0-9a-f]{10,40}(?:\s+[0-9a-f]{10,40}){1,7}\s*$/
const FIGURE = '(\\d[\\d.e+-]*)(?:[ \\t]+\\S{1,4}[ \\t]*\\d+%)?'
const CHANGE = '[+-]\\d[\\d.e+]*%?'
/** A row of so many commits: a group for each figure, the last for the metric. Behind it somebody may point to it: `<----- (a)`. */
const ROWS = Array.from(
  { length: MOST_COMMITS + 1 },
  (_, commits) =>
    new RegExp(
      `^\\s*${Array<string>(commits).fill(FIGURE).join(`[ \\t]+${CHANGE}[ \\t]+`)}[ \\t]+([a-z][\\w-]+\\.\\S{2,60})(?:[ \\t]+<-.{0,40})?$`,
      'd',
    ),
)

export const kernelTestRobot: Format = {
  tool: 'kernel test robot',
  about: {
    reads:
      "the kernel test robot's columns of two commits or more: the benchmark's own figures, not the counters around them",
    sample: [
      '81cea6cd7041ebd4 4591c3ef751d861d7dd95ff4d2a',
      '---------------- ---------------------------',
      '         %stddev     %change         %stddev',
      '      6157 ±  2%     +95.5%      12034        fsmark.files_per_sec',
    ].join('\n'),
  },
  signature: HEAD,
  read,
}

interface Row {
  readonly named: Named
  /** one for each commit */
  readonly figures: readonly Measurement[]
}

function read(lines: readonly Line[], at: number): Block | null {
  const depth = lines[at]?.depth
  const count = lines[at]?.text.match(/%stddev/g)?.length ?? 0
  const pattern = ROWS[count]
  const rows: Row[] = []
  let last = at
  for (let i = at + 1; pattern !== undefined && i < lines.length; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth || isBlank(line) || HEAD.test(line.text)) break
    const row = readRow(line, pattern)
    if (row && (rows[0]?.named ?? row.named).tool === row.named.tool) rows.push(row)
    last = i
  }
  const tool = rows[0]?.named.tool
  if (tool === undefined) return null
  // fio's spreads are in what its other times are in: nanoseconds today, and where nothing says so microseconds as before
  const times = rows.some(({ named }) => named.unit === 'ns') ? 'ns' : 'us'
  const commits = commitsOver(lines, at, count)
  const first = commits[0] ? lines.indexOf(commits[0].line, Math.max(0, at - NEAR)) : at
  const filesystem = filesystemOver(lines, first)
  const runs = Array.from({ length: count }, (_, i) =>
    runOf(
      tool,
      lines,
      [first, last],
      rows.flatMap(({ figures }) => figures[i] ?? []).map((figure) => ({ ...figure, unit: figure.unit ?? times })),
      [...printedOf(commits, i), ...filesystem],
    ),
  )
  return { format: kernelTestRobot, first, last, runs }
}

function readRow(line: Line, pattern: RegExp): Row | null {
  const match = line.text.length > 400 ? null : pattern.exec(line.text)
  const places = (match?.indices?.slice(1, -1) ?? []).filter((place) => place !== undefined)
  const named = namedBy(match?.at(-1) ?? '')
  if (named === null) return null
  const { metric, unit, params } = named
  const figures = places.map(([from, to]) => {
    const text = line.text.slice(from, to)
    return measure(metric, { text, line, start: from }, { value: Number(text), unit, params })
  })
  return { named, figures }
}

/** The hashes over the head, a rule between. */
function commitsOver(lines: readonly Line[], at: number, count: number): readonly Token[] {
  for (let i = at - 1; i >= 0 && i > at - NEAR; i--) {
    const line = lines[i]
    if (!line || !COMMITS.test(line.text)) continue
    const commits = tokensOf(line)
    return commits.length === count ? commits : []
  }
  return []
}

/** Of two commits the second is what was tried; of more, each is a state of its own. */
function printedOf(commits: readonly Token[], i: number): readonly Printed[] {
  const [, second] = commits
  const own = commits[i]
  if (!own || !second) return []
  const { number } = own.line
  const [field, value, from] =
    commits.length === 2
      ? [`factors.commit ${second.text.slice(0, 12)}`, i === 0 ? 'before' : 'after', second]
      : ['factors.commit', own.text.slice(0, 12), own]
  return [printedAt('label', own.text, number, own.text), printedAt(field, value, number, from.text)]
}

const FILESYSTEM = /\/(ext[234]|xfs|btrfs|f2fs|jfs|bcachefs|tmpfs)(?=\/)/g

/** `gcc-12/performance/1HDD/btrfs/x86_64-rhel-8.3/…/fsmark`: the test's parameters in one path, over the commits. */
function filesystemOver(lines: readonly Line[], first: number): readonly Printed[] {
  for (let i = first - 1; i >= 0 && i > first - 8; i--) {
    const line = lines[i]
    if (!line || !/^\s*[^\s/]+(?:\/[^\s/]+){4,}$/.test(line.text.slice(0, 400))) continue
    const names = [...new Set([...line.text.matchAll(FILESYSTEM)].map((match) => match[1] ?? ''))]
    const [name, ...others] = names
    if (name && others.length === 0) return [printedAt('filesystem', name, line.number, name)]
  }
  return []
}
