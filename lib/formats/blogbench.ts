/**
 * Blogbench (Frank Denis): two scores, of the writers and of the readers of a busy web log. A table of progress stands over
 * them.
 *
 *     Final score for writes:          4834
 *     Final score for reads :        189432
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format } from './format'
import { namedFigures } from './named-figures'
import { oneRun } from './one-run'
import { isBlank } from './tokens'

const SCORE = /^\s*Final score for (?:writes\s*:\s*(?<write_score>\d+)|reads\s*:\s*(?<read_score>\d+))$/d

export const blogbench: Format = {
  tool: 'blogbench',
  about: {
    reads: 'its two final scores',
    sample: ['Final score for writes:          4834', 'Final score for reads :        189432'].join('\n'),
  },
  signature: /^\s*Final score for (?:writes|reads)\s*:/,
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const depth = lines[at]?.depth
  const measurements: Measurement[] = []
  let last = at
  for (let i = at; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth) break
    if (isBlank(line)) continue
    const [score] = namedFigures(line, SCORE, { write_score: 'index', read_score: 'index' })
    if (!score || measurements.some(({ metric }) => metric === score.metric)) break
    measurements.push(score)
    last = i
  }
  return measurements.length > 0 ? oneRun(blogbench, lines, [at, last], measurements) : null
}
