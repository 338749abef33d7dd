import type { Archive } from '@/lib/db/client'
import { remember } from '../kept/remember'
import { codeOf } from '../runs/facet-columns/column'
import { eachResult } from '../runs/facet-columns/each-result'
import { facetColumns } from '../runs/facet-columns/facet-columns'
import { countSubjects } from '../subjects/count-subjects'
import { countUnread } from '../unread/count-unread'

/** What the archive has of one benchmark. */
export interface ToolCounts {
  readonly tool: string
  readonly runs: number
  readonly figures: number
  readonly messages: number
  /** stretches that look like it and are not among the figures */
  readonly unread: number
}

/** Every benchmark that the archive has something of, by its name. */
export const countByTool = (archive: Archive): Promise<ReadonlyMap<string, ToolCounts>> =>
  remember(archive, 'by tool', () => count(archive))

async function count(archive: Archive): Promise<ReadonlyMap<string, ToolCounts>> {
  const figures = await countFigures(archive)
  const counts = new Map<string, ToolCounts>()
  for (const { value: tool, runs, messages } of await countSubjects(archive, 'tool'))
    counts.set(tool, { tool, runs, messages, figures: figures.get(tool) ?? 0, unread: 0 })
  for (const { tool, stretches } of await countUnread(archive)) {
    if (tool === null) continue
    const known = counts.get(tool) ?? { tool, runs: 0, figures: 0, messages: 0 }
    counts.set(tool, { ...known, unread: stretches })
  }
  return counts
}

/** Figures of the runs that count, by benchmark. */
async function countFigures(archive: Archive): Promise<ReadonlyMap<string, number>> {
  const columns = await facetColumns(archive)
  const tools = columns.dictionaries.values.tool
  const counts = new Map<string, number>()
  eachResult(columns, (segment, run) => {
    const tool = tools.valueOf(codeOf(segment.columns.tool, run)) ?? ''
    counts.set(tool, (counts.get(tool) ?? 0) + (segment.figures[run] ?? 0))
  })
  return counts
}
