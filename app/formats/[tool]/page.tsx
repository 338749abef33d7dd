import type { Metadata } from 'next'
import Link from 'next/link'
import { count } from '@/components/count'
import { NothingAt } from '@/components/frame/nothing-at'
import { MetricTable } from '@/components/metric-table'
import { getArchive } from '@/lib/db/client'
import { caveatsOf } from '@/lib/metrics/caveats'
import { countByTool, type ToolCounts } from '@/lib/queries/overview/count-by-tool'
import { runsHref } from '@/lib/url/runs-filter'
import { subjectHref } from '@/lib/url/subject-href'
import { textInPath } from '@/lib/url/text-in-path'
import { unreadHref } from '@/lib/url/unread-filter'
import { formatInfos } from '../format-infos'
import { layoutsOf } from '../layouts'
import { Sample } from '../sample'

export async function generateMetadata({ params }: PageProps<'/formats/[tool]'>): Promise<Metadata> {
  const named = textInPath((await params).tool)
  return { title: formatInfos().some(({ tool }) => tool === named) ? `How ${named} is read` : 'No such benchmark' }
}

/** How one benchmark is read: a sample with what is found in it, its metrics, the layouts that the tests hold. */
export default async function FormatPage({ params }: PageProps<'/formats/[tool]'>) {
  const named = textInPath((await params).tool)
  const info = formatInfos().find(({ tool }) => tool === named)
  if (info === undefined) return <NoSuchFormat named={named} />
  const { tool, reads, sample, metrics } = info
  const layouts = layoutsOf(tool)
  const caveats = caveatsOf(tool)
  const counts = await readCounts(tool)
  return (
    <article className="prose">
      <h1>{tool}</h1>
      <p className="mt1">Reads {reads}.</p>
      {counts !== null && <Has counts={counts} />}
      <section>
        <h2>A sample</h2>
        <p className="quiet">As it stands in mail. A figure is marked by its kind, as in every mail.</p>
        <Sample tool={tool} text={sample} />
      </section>
      {metrics.length > 0 && (
        <section>
          <h2>Its metrics</h2>
          <MetricTable tool={tool} metrics={metrics} />
        </section>
      )}
      {caveats.length > 0 && (
        <section>
          <h2>To bear in mind</h2>
          {caveats.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </section>
      )}
      {layouts.length > 0 && (
        <section>
          <h2>Layouts</h2>
          <p>
            {count(layouts.length, 'text')} of its own {layouts.length === 1 ? 'holds' : 'hold'} it in the tests:{' '}
            {layouts.join('; ')}.
          </p>
        </section>
      )}
      <section>
        <h2>Others</h2>
        <p>
          <Link href="/formats" prefetch={false}>
            All benchmarks that are read
          </Link>
        </p>
      </section>
    </article>
  )
}

/** What the archive has of it. */
function Has({ counts: { tool, runs, figures, messages, unread } }: { readonly counts: ToolCounts }) {
  return (
    <p className="quiet">
      {runs > 0 && (
        <>
          This archive has{' '}
          <Link href={runsHref({ tool })} prefetch={false}>
            {count(runs, 'run')}
          </Link>{' '}
          with {count(figures, 'figure')} in {count(messages, 'message')}:{' '}
          <Link href={subjectHref('tool', tool)} prefetch={false}>
            about them
          </Link>
          .{' '}
        </>
      )}
      {unread > 0 && (
        <>
          <Link href={unreadHref({ tool })} prefetch={false}>
            {count(unread, 'stretch', 'stretches')}
          </Link>{' '}
          that {unread === 1 ? 'looks' : 'look'} like it {unread === 1 ? 'was' : 'were'} not understood.
        </>
      )}
    </p>
  )
}

/** null: nothing, or the archive cannot be read, which other pages say. */
async function readCounts(tool: string): Promise<ToolCounts | null> {
  try {
    return (await countByTool(await getArchive())).get(tool) ?? null
  } catch {
    return null
  }
}

const NoSuchFormat = ({ named }: { readonly named: string }) => (
  <NothingAt
    title={
      <>
        No benchmark <code>{named}</code> is read
      </>
    }
    links={<a href="/formats">All that are read</a>}
    code="no_such_format"
  >
    Benchmarks have the names that they print, in small letters.
  </NothingAt>
)
