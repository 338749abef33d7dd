import type { Archive } from '@/lib/db/client'
import { metricsOf } from '@/lib/metrics'
import { remember } from '../kept/remember'
import { codeOf } from '../runs/facet-columns/column'
import { eachResult } from '../runs/facet-columns/each-result'
import { type FacetColumns, facetColumns } from '../runs/facet-columns/facet-columns'

/** A benchmark that the archive has runs of. */
export interface CataloguedTool {
  readonly tool: string
  readonly runs: number
  /** in the order of the tool's output */
  readonly metrics: readonly { readonly metric: string; readonly runs: number }[]
}

/** Every benchmark with its metrics, most runs first: of the runs that count. Counted in memory, as facets are. */
export const readCatalogue = (archive: Archive): Promise<readonly CataloguedTool[]> =>
  remember(archive, 'catalogue', async () => toCatalogue(await facetColumns(archive)))

function toCatalogue(columns: FacetColumns): readonly CataloguedTool[] {
  return [...countByMetrics(columns)]
    .map(([tool, byMetrics]) => ({
      tool,
      runs: [...byMetrics.values()].reduce((sum, runs) => sum + runs, 0),
      metrics: sorted(tool, countMetrics(columns, byMetrics)),
    }))
    .sort((a, b) => b.runs - a.runs || (a.tool < b.tool ? -1 : 1))
}

/** The runs of each benchmark by the number of the list of metrics that they have. */
function countByMetrics(columns: FacetColumns): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const counts = new Map<number, Map<number, number>>()
  eachResult(columns, (segment, run) => {
    const tool = codeOf(segment.columns.tool, run)
    const metrics = segment.metrics[run] ?? 0
    const ofTool = counts.get(tool) ?? new Map<number, number>()
    counts.set(tool, ofTool.set(metrics, (ofTool.get(metrics) ?? 0) + 1))
  })
  const { tool } = columns.dictionaries.values
  return new Map([...counts].map(([code, byMetrics]) => [tool.valueOf(code) ?? '', byMetrics]))
}

function countMetrics(
  { dictionaries }: FacetColumns,
  byMetrics: ReadonlyMap<number, number>,
): CataloguedTool['metrics'] {
  const counts = new Map<string, number>()
  for (const [code, runs] of byMetrics) {
    // Our own JSON: a list of names.
    const metrics: readonly string[] = JSON.parse(dictionaries.metrics.valueOf(code) ?? '[]')
    for (const metric of metrics) counts.set(metric, (counts.get(metric) ?? 0) + runs)
  }
  return [...counts].map(([metric, runs]) => ({ metric, runs }))
}

function sorted(tool: string, metrics: CataloguedTool['metrics']): CataloguedTool['metrics'] {
  const order = new Map(metricsOf(tool).map(({ metric }, index) => [metric, index]))
  const place = (metric: string) => order.get(metric) ?? order.size
  return metrics.toSorted(
    (a, b) => place(a.metric) - place(b.metric) || b.runs - a.runs || (a.metric < b.metric ? -1 : 1),
  )
}
