import type { Question } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { readCatalogue } from './read-catalogue'

/** null: every run of the benchmark has a figure of these metrics. It need not be asked of each: that costs a look-up a run. */
export async function metricsToAsk(archive: Archive, { tool, metrics }: Question): Promise<readonly string[] | null> {
  const known = (await readCatalogue(archive)).find((one) => one.tool === tool)
  const isEverywhere = known?.metrics.some(({ metric, runs }) => metrics.includes(metric) && runs === known.runs)
  return isEverywhere || metrics.length === 0 ? null : metrics
}

/** Whether run `r` has a figure of the question's metrics. */
export async function measuredSql(archive: Archive, question: Question): Promise<Prisma.Sql> {
  const metrics = await metricsToAsk(archive, question)
  if (metrics === null) return Prisma.sql`1`
  return Prisma.sql`EXISTS (SELECT 1 FROM Measurement f WHERE f.runId = r.id AND f.metric IN (${Prisma.join([...metrics])}))`
}
