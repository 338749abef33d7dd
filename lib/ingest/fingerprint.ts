import { createHash } from 'node:crypto'
import type { Measurement, Run } from '@/lib/model'

/** A figure as its value: `5.995` cut in two by mail and whole in the original are the same figure. */
const figureOf = ({ metric, value, status, params, text }: Measurement): string =>
  JSON.stringify([
    metric,
    Object.entries(params)
      .map(([key, setting]) => [key, String(setting)])
      .sort(),
    status,
    value ?? text.replace(/\s+/g, ''),
  ])

/** Equal for two runs of one tool with the same figures in the same places, whatever stands around them. */
export function fingerprintOf(run: Pick<Run, 'tool' | 'measurements'>): string {
  const figures = [run.tool, ...run.measurements.map(figureOf)].join('\n')
  return createHash('sha256').update(figures).digest('base64url').slice(0, 22)
}
