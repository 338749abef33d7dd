import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { metricsOf } from '@/lib/metrics'
import { countsSql } from './counts-sql'
import { readJson } from './read-json'
import { remember } from './remember'

/** A benchmark that the archive has runs of. */
export interface CataloguedTool {
  readonly tool: string
  readonly runs: number
  /** in the order of the tool's output */
  readonly metrics: readonly { readonly metric: string; readonly runs: number }[]
}

/**
 * Every benchmark with its metrics, most runs first: of the runs that count. Remembered: counting
 * every figure's run takes most of a second with a hundred thousand runs.
 */
export const readCatalogue = (archive: Archive): Promise<readonly CataloguedTool[]> =>
  remember(archive, 'catalogue', () => countAll(archive))

async function countAll(archive: Archive): Promise<readonly CataloguedTool[]> {
  const tools = await readJson<readonly [string, number]>(
    archive,
    Prisma.sql`json_array(r.tool, count(*))`,
    Prisma.sql`FROM Run r WHERE ${countsSql} GROUP BY r.tool ORDER BY count(*) DESC, r.tool`,
  )
  const metrics = await readJson<readonly [string, string, number]>(
    archive,
    Prisma.sql`json_array(r.tool, m.metric, count(*))`,
    Prisma.sql`FROM (SELECT DISTINCT metric, runId FROM Measurement) m CROSS JOIN Run r ON r.id = m.runId
      WHERE ${countsSql} GROUP BY r.tool, m.metric`,
  )
  return tools.map(([tool, runs]) => {
    const order = new Map(metricsOf(tool).map(({ metric }, index) => [metric, index]))
    const own = metrics.flatMap(([of, metric, count]) => (of === tool ? [{ metric, runs: count }] : []))
    const place = (metric: string) => order.get(metric) ?? order.size
    return { tool, runs, metrics: own.sort((a, b) => place(a.metric) - place(b.metric) || b.runs - a.runs) }
  })
}
