import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, BlockRun } from './format'
import { isBlank, mayContinue } from './tokens'

/**
 * A `time` line (or a `load`) directly under another tool's result belongs to that run:
 *
 *     Throughput 22.4059 MB/sec (NB=28.0073 MB/sec  224.059 MBit/sec)
 *     24.780u 78.010s 3:09.54 54.2%   0+0k 0+0io 911pf+0w
 *
 * bash sets a blank line before its three. A command of its own (`time tar xf …`) makes it a run of its own.
 */
export function joinAbove(blocks: readonly Block[], lines: readonly Line[]): readonly Block[] {
  const kept: Block[] = []
  for (const block of blocks) {
    const above = kept[kept.length - 1]
    if (!block.format.joinsAbove) kept.push(block)
    else if (above && belongsTo(above, block, lines)) kept[kept.length - 1] = append(above, block)
    else if (block.format.joinsAbove !== 'only') kept.push(block)
  }
  return kept
}

function belongsTo(above: Block, block: Block, lines: readonly Line[]): boolean {
  const between = lines.slice(above.last + 1, block.first)
  const depth = lines[above.last]?.depth ?? 0
  const first = lines[block.first]
  if (between.length > 1 || !between.every(isBlank) || !first || !mayContinue(first, depth)) return false
  if (above.runs.length === 0 || (above.format.joinsAbove && block.format.joinsAbove !== 'only')) return false
  // two times under one result are two results
  if (hasFigureOf(above, block)) return false
  return block.runs.every(({ measurements }) => measurements.every(({ params }) => isOwnCommand(params.command, above)))
}

/** zsh prints the command in front of its times: `dbench 16  11.72s user …` under dbench's result. */
const isOwnCommand = (command: string | number | undefined, above: Block): boolean =>
  command === undefined || above.runs.some(({ tool }) => `${command}`.split(/[\s/]+/).includes(tool))

const hasFigureOf = (above: Block, block: Block): boolean => {
  const metrics = new Set(above.runs[above.runs.length - 1]?.measurements.map(({ metric }) => metric))
  return block.runs.some(({ measurements }) => measurements.some(({ metric }) => metrics.has(metric)))
}

function append(above: Block, block: Block): Block {
  const runs = [...above.runs]
  const run = runs.pop()
  if (!run) return above
  const joined: BlockRun = {
    ...run,
    measurements: [...run.measurements, ...block.runs.flatMap(({ measurements }) => measurements.map(withoutCommand))],
    lines: [run.lines[0], Math.max(run.lines[1], ...block.runs.map(({ lines }) => lines[1]))],
    findings: [...run.findings, ...block.runs.flatMap(({ findings }) => findings)],
  }
  return { ...above, last: block.last, runs: [...runs, joined] }
}

function withoutCommand(figure: Measurement): Measurement {
  const { command: _, ...params } = figure.params
  return { ...figure, params }
}
