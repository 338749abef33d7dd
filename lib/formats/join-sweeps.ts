import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import { readCommandLine } from './command-line'
import type { Block } from './format'
import { isBlank } from './tokens'

/**
 * Results of one configuration at several client counts are one run's sweep when nothing stands between them but blank
 * lines and the command lines that made them:
 *
 *     Throughput 68.9744 MB/sec (NB=86.2179 MB/sec 689.744 MBit/sec) 8 procs
 *     Throughput 65.0722 MB/sec (NB=81.3403 MB/sec 650.722 MBit/sec) 16 procs
 *
 * The same count again, or none, is a repeat and so a run of its own. In a list whose lines are labelled, the lines of
 * one label are one run, wherever they stand in it.
 */
export function joinSweeps(blocks: readonly Block[], lines: readonly Line[]): readonly Block[] {
  const joined: Block[] = []
  for (let i = 0; i < blocks.length; ) {
    const group = takeGroup(blocks, i, lines)
    if (group.length === 1) joined.push(...group)
    else if (group.some(isLabelled)) joined.push(mergeLabelled(group))
    else joined.push(...splitGroup(group).map(merge))
    i += group.length
  }
  return joined
}

/** The blocks from `i` on that could be one sweep or several after each other. */
function takeGroup(blocks: readonly Block[], i: number, lines: readonly Line[]): readonly Block[] {
  let end = i + 1
  while (end < blocks.length && goesOn(blocks[end - 1], blocks[end], lines)) end++
  return blocks.slice(i, end)
}

function goesOn(above: Block | undefined, below: Block | undefined, lines: readonly Line[]): boolean {
  if (!above?.format.sweep || above.format !== below?.format) return false
  if (lines[above.first]?.depth !== lines[below.first]?.depth) return false
  const between = commandsBetween(above, below, lines)
  if (!between || placeOf(above) === null || placeOf(below) === null) return false
  if (isLabelled(above) !== isLabelled(below)) return false
  if (!isLabelled(above) && configurationOf(above) !== configurationOf(below)) return false
  const before = lines.slice(Math.max(0, above.first - 2), above.first).findLast((line) => isCommand(line.text, above))
  const own = between[between.length - 1]
  return !before || !own || withoutCount(before.text) === withoutCount(own.text)
}

/** null: something else stands between, and may have changed the configuration. */
function commandsBetween(above: Block, below: Block, lines: readonly Line[]): readonly Line[] | null {
  const commands: Line[] = []
  for (let i = above.last + 1; i < below.first; i++) {
    const line = lines[i]
    if (!line || isBlank(line)) continue
    if (!isCommand(line.text, below)) return null
    commands.push(line)
  }
  return commands
}

const isLabelled = ({ runs }: Block): boolean =>
  runs.some(({ printed }) => printed.some(({ field }) => field === 'label'))

/** The one place of a block in its sweep; null: several or none. */
function placeOf(block: Block): number | null {
  const key = block.format.sweep ?? ''
  const [run, ...others] = block.runs
  let place: string | number | undefined
  for (const { params } of run?.measurements ?? []) {
    if (place !== undefined && params[key] !== undefined && params[key] !== place) return null
    place ??= params[key]
  }
  return others.length === 0 && typeof place === 'number' ? place : null
}

const configurationOf = ({ runs }: Block): string =>
  JSON.stringify(runs.map(({ tool, printed }) => [tool, printed.map(({ field, value }) => [field, value])]))

const HARMLESS: readonly string[] = ['sync', 'sleep', 'rm', 'cd']

/** `# dbench -s -t 60 -D /xfs 32`, `dbench 48`; any other command between two results may have changed something. */
function isCommand(text: string, block: Block): boolean {
  const program = readCommandLine(text)?.program
  return program !== undefined && (program === block.runs[0]?.tool || HARMLESS.includes(program))
}

const withoutCount = (text: string): string => text.trim().replace(/\s\d+$/, '')

/**
 * Splits where a count comes back. 8 16 32 8 16 32 are two sweeps; 48 48 32 32 are pairs of something else that was
 * varied, and stay single.
 */
function splitGroup(group: readonly Block[]): readonly (readonly Block[])[] {
  const sweeps: Block[][] = []
  const taken = new Set<number | null>()
  for (const block of group) {
    const place = placeOf(block)
    if (sweeps.length === 0 || taken.has(place)) {
      sweeps.push([])
      taken.clear()
    }
    taken.add(place)
    sweeps.at(-1)?.push(block)
  }
  const first = (sweeps[0] ?? []).map(placeOf)
  const regular = sweeps.every((sweep) => sweep.every((block, i) => placeOf(block) === first[i]))
  return regular ? sweeps : group.map((block) => [block])
}

/** One block with a run for each label, or for each repeat of it. */
function mergeLabelled(group: readonly Block[]): Block {
  const byLabel = new Map<string, Block[]>()
  for (const block of group) {
    const label = configurationOf(block)
    const own = byLabel.get(label)
    if (own) own.push(block)
    else byLabel.set(label, [block])
  }
  const runs = [...byLabel.values()].flatMap((own) => splitGroup(own).flatMap((sweep) => merge(sweep).runs))
  return { ...merge(group), runs: runs.toSorted((a, b) => a.lines[0] - b.lines[0]) }
}

function merge(sweep: readonly Block[]): Block {
  const [first, ...others] = sweep
  const last = others[others.length - 1]
  const run = first?.runs[0]
  if (!first || !last || !run) return first as Block
  const runs = sweep.flatMap((block) => block.runs)
  return {
    ...first,
    last: last.last,
    runs: [
      {
        ...run,
        measurements: sweep.flatMap(placeAll),
        lines: [run.lines[0], runs[runs.length - 1]?.lines[1] ?? run.lines[1]],
        findings: runs.flatMap(({ findings }) => findings),
      },
    ],
  }
}

/** A `time` line under one of the results has its place in the sweep too. */
function placeAll(block: Block): readonly Measurement[] {
  const key = block.format.sweep ?? ''
  const place = placeOf(block)
  return block.runs.flatMap(({ measurements }) =>
    measurements.map((figure) => (place === null ? figure : { ...figure, params: { [key]: place, ...figure.params } })),
  )
}
