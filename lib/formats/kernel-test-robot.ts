/**
 * The kernel test robot (LKP): two commits side by side, the metric last on its line, named after the benchmark.
 *
 *     81cea6cd7041ebd4 4591c3ef751d861d7dd95ff4d2a
 *     ---------------- ---------------------------
 *              %stddev     %change         %stddev
 *                  \          |                \
 *        6157 ±  2%     +95.5%      12034        fsmark.files_per_sec
 *
 * Hundreds of counters stand in the same columns; only the benchmark's own figures are results.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, BlockRun, Format, Printed } from './format'
import { type Named, namedBy } from './kernel-test-robot/names'
import { measure, printedAt } from './measure'
import { runOf } from './one-run'
import { isBlank, type Token, tokensOf } from './tokens'

const HEAD = /^\s*%stddev\s+%change\s+%stddev\s*$/
/** Between the commits and the head stand a rule, and sometimes a table of failures. */
const NEAR = 16
const COMMITS = /^\s*([0-9a-f]{10,40})\s+([0-9a-f]{10,40})\s*$/
const SPREAD = '(?:[ \\t]+\\S{1,4}[ \\t]*\\d+%)?'
const ROW = new RegExp(
  `^\\s*(?<before>\\d[\\d.e+-]*)${SPREAD}[ \\t]+[+-]\\d[\\d.e+]*%?[ \\t]+(?<after>\\d[\\d.e+-]*)${SPREAD}[ \\t]+(?<name>[a-z]\\w+\\.\\S{2,60})$`,
  'd',
)

export const kernelTestRobot: Format = {
  tool: 'kernel test robot',
  about: {
    reads: "the kernel test robot's columns of two commits: the benchmark's own figures, not the counters around them",
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

interface Pair {
  readonly named: Named
  readonly before: Measurement
  readonly after: Measurement
}

function read(lines: readonly Line[], at: number): Block | null {
  const depth = lines[at]?.depth
  const rows: Pair[] = []
  let last = at
  for (let i = at + 1; i < lines.length; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth || isBlank(line) || HEAD.test(line.text)) break
    const row = readRow(line)
    if (row && (rows[0]?.named ?? row.named).tool === row.named.tool) rows.push(row)
    last = i
  }
  const tool = rows[0]?.named.tool
  if (tool === undefined) return null
  const commits = commitsOver(lines, at)
  const first = commits[0] ? lines.indexOf(commits[0].line, Math.max(0, at - NEAR)) : at
  const run = (side: 'before' | 'after', commit: Token | undefined): BlockRun =>
    runOf(
      tool,
      lines,
      [first, last],
      rows.map((row) => row[side]),
      [...printedOf(side, commit, commits[1]), ...filesystemOver(lines, first)],
    )
  return { format: kernelTestRobot, first, last, runs: [run('before', commits[0]), run('after', commits[1])] }
}

function readRow(line: Line): Pair | null {
  const match = line.text.length > 400 ? null : ROW.exec(line.text)
  const places = match?.indices?.groups
  const named = namedBy(match?.groups?.name ?? '')
  if (!places?.before || !places.after || named === null) return null
  const figure = ([from, to]: [number, number]): Measurement => {
    const text = line.text.slice(from, to)
    const { metric, unit, params } = named
    return measure(metric, { text, line, start: from }, { value: Number(text), unit, params })
  }
  return { named, before: figure(places.before), after: figure(places.after) }
}

/** The two hashes over the head, a rule between. */
function commitsOver(lines: readonly Line[], at: number): readonly Token[] {
  for (let i = at - 1; i >= 0 && i > at - NEAR; i--) {
    const line = lines[i]
    if (line && COMMITS.test(line.text)) return tokensOf(line)
  }
  return []
}

function printedOf(side: 'before' | 'after', commit: Token | undefined, second: Token | undefined): readonly Printed[] {
  if (!commit || !second) return []
  const number = commit.line.number
  return [
    printedAt('label', commit.text, number, commit.text),
    printedAt(`factors.commit ${second.text.slice(0, 12)}`, side, number, second.text),
  ]
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
