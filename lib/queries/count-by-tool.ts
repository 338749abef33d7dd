import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { countSubjects } from './count-subjects'
import { countUnread } from './count-unread'
import { filterFrom } from './filter-sql'
import { readJson } from './read-json'
import { remember } from './remember'

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
  const figures = new Map(
    await readJson<readonly [tool: string, figures: number]>(
      archive,
      Prisma.sql`json_array(tool, figures)`,
      Prisma.sql`FROM (
        SELECT r.tool, sum((SELECT count(*) FROM Measurement m WHERE m.runId = r.id)) AS figures
        ${filterFrom(ALL_RUNS)} GROUP BY r.tool)`,
    ),
  )
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
