import type { Metadata } from 'next'
import Link from 'next/link'
import { getArchive } from '@/lib/db/client'
import { countByTool, type ToolCounts } from '@/lib/queries/overview/count-by-tool'
import { subjectHref } from '@/lib/url/subject-href'
import { formatInfos } from './format-infos'
import { FormatTable } from './format-table'

export const metadata: Metadata = { title: 'Formats' }

export default async function FormatsPage() {
  const counts = await readCounts()
  const runsOf = (tool: string): number => counts?.get(tool)?.runs ?? 0
  const infos = formatInfos().toSorted((a, b) => runsOf(b.tool) - runsOf(a.tool) || (a.tool < b.tool ? -1 : 1))
  const known = new Set(infos.map(({ tool }) => tool))
  const others = [...(counts?.keys() ?? [])].filter((tool) => !known.has(tool)).sort()
  return (
    <>
      <h1>Benchmarks that are read</h1>
      <p className="quiet mt1 mb3">
        Recognised by the shape of what they printed, also quoted, wrapped at 72 columns or forwarded; never by their
        name alone. Each has a page with a sample, its metrics and the layouts that are read. Beside them stands what
        this archive has of each: what was read, and how many stretches looked like it and{' '}
        <Link href="/unread" prefetch={false}>
          were not understood
        </Link>
        .
      </p>
      <FormatTable infos={infos} counts={counts} />
      {others.length > 0 && (
        <p className="mt3">
          Read with them:{' '}
          {others.map((tool, at) => (
            <span key={tool}>
              {at > 0 && ', '}
              <Link href={subjectHref('tool', tool)} prefetch={false}>
                {tool}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      <section className="sect">
        <h2>Another benchmark</h2>
        <p>
          One file, one line in a list and two samples of its output teach IOlore another one; CONTRIBUTING.md says how.
          What looks like a result and is not read stands among the findings of its mail.
        </p>
      </section>
    </>
  )
}

/** null: the archive cannot be read, which other pages say. What is read does not depend on it. */
async function readCounts(): Promise<ReadonlyMap<string, ToolCounts> | null> {
  try {
    return await countByTool(await getArchive())
  } catch {
    return null
  }
}
