import Link from 'next/link'
import { count } from '@/components/count'
import { NothingHere } from '@/components/frame/nothing-here'
import { withArchive } from '@/components/frame/with-archive'
import { MessageTable } from '@/components/table/message-table'
import { findMessages } from '@/lib/queries/messages/find-messages'
import { getExamples, getOverview } from '@/lib/queries/overview/get-overview'
import { ArchiveHolds } from './_start/archive-holds'
import { Example } from './_start/example'
import { PasteForm } from './_start/paste-form'

const RECENT = 10

const IN_WORDS = ['No comparison', 'A comparison', 'Two comparisons', 'Three comparisons'] as const

export default async function StartPage() {
  return withArchive(async (archive) => {
    const [overview, examples, recent] = await Promise.all([
      getOverview(archive),
      getExamples(archive),
      findMessages(archive, { page: 1, rows: RECENT }),
    ])
    const empty = overview.messages === 0
    return (
      <>
        <div className="hero">
          <div>
            <h1>
              IOlore reads storage-benchmark results out of mailing-list mail and compares filesystems, kernels and
              mount options.
            </h1>
            <PasteForm />
          </div>
          {!empty && <ArchiveHolds overview={overview} />}
        </div>
        {empty && (
          <div className="sect">
            <NothingHere above />
          </div>
        )}
        {examples.length > 0 && (
          <section className="sect" aria-labelledby="examples">
            <h2 id="examples" className="mb4">
              {IN_WORDS[examples.length] ?? 'Comparisons'}
            </h2>
            <div className="examples">
              {examples.map(({ comparison, href }) => (
                <Example key={href} comparison={comparison} href={href} />
              ))}
            </div>
          </section>
        )}
        {!empty && (
          <section className="sect" aria-labelledby="recent">
            <h2 id="recent" className="mb2">
              Recent messages
            </h2>
            <MessageTable rows={recent.rows} caption="Recent messages, newest first" />
            {recent.total > recent.rows.length && (
              <p className="pt3">
                <Link href="/messages" prefetch={false}>
                  All {count(recent.total, 'message')}
                </Link>
              </p>
            )}
          </section>
        )}
      </>
    )
  })
}
