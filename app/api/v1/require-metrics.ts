import type { Archive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { metrics as named } from '@/lib/metrics'
import { readCatalogue } from '@/lib/queries/comparison/read-catalogue'

/** Metrics that have a name of their own, or that a run of the archive has a figure of. @throws HttpError 400 where one is neither */
export async function requireMetrics(archive: Archive, asked: readonly string[]): Promise<void> {
  if (asked.every((one) => named.some(({ metric }) => metric === one))) return
  const tools = await readCatalogue(archive)
  const known = new Set([...named, ...tools.flatMap(({ metrics }) => metrics)].map(({ metric }) => metric))
  const unknown = asked.filter((one) => !known.has(one))
  if (unknown.length === 0) return
  const words = unknown.join(',').slice(0, 40)
  throw new HttpError(400, 'bad_value', `metric=${words} is no metric of any run here. See /api/v1/metrics.`)
}
