import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Problems } from '@/components/compare/problems'
import { NothingAt } from '@/components/frame/nothing-at'
import { withArchive } from '@/components/frame/with-archive'
import { MessageTable } from '@/components/table/message-table'
import { PageLinks } from '@/components/table/page-links'
import { credentialsOf } from '@/lib/access/credentials'
import { mayCancel } from '@/lib/access/may-cancel'
import { getArchive } from '@/lib/db/client'
import { findMessages } from '@/lib/queries/messages/find-messages'
import { FIRST_PAGE, pageHref, readPage } from '@/lib/url/page'
import { importStatus } from '../import-status'
import { filesWords } from '../words'
import { LiveProgress } from './live-progress'
import { Troubles } from './troubles'

export async function generateMetadata({ params }: PageProps<'/imports/[id]'>): Promise<Metadata> {
  try {
    const status = await importStatus(await getArchive(), (await params).id)
    return { title: status === null ? 'No such import' : `Import of ${filesWords(status)}` }
  } catch {
    return { title: 'Import' } // the page itself says what is wrong
  }
}

/** What became of files that were sent to be imported. Keys: `page`, `rows` of the messages found; `again` (they were sent before). */
export default async function ImportPage({ params, searchParams }: PageProps<'/imports/[id]'>) {
  const { id } = await params
  const search = await searchParams
  const { value: asked, problems } = readPage(search)
  return withArchive(async (archive) => {
    const status = await importStatus(archive, id)
    if (status === null) return <NoSuchImport />
    const found = await findMessages(archive, asked, id)
    const { page, pages, rows, total } = found
    const path = `/imports/${id}`
    return (
      <>
        {search.again === '1' && (
          <p className="mb3" role="status">
            These files were sent before, and here is what became of them. They are not read again.
          </p>
        )}
        <LiveProgress status={status} isOwn={await mayCancel(archive, credentialsOf(await headers()), id)} />
        {(status.state === 'waiting' || status.state === 'reading') && (
          <noscript>
            <p className="mt3">
              <a href={path}>Look again</a>
            </p>
          </noscript>
        )}
        <Problems problems={problems} />
        {total > 0 && (
          <section className="sect" aria-labelledby="found">
            <h2 id="found">Messages with results</h2>
            <MessageTable rows={rows} caption={`Messages that were found, newest first, page ${page} of ${pages}`} />
            <PageLinks
              label="Pages of messages"
              page={page}
              pages={pages}
              rows={asked.rows}
              total={total}
              hrefOf={(to) => pageHref(path, { ...asked, page: to })}
              choices={[FIRST_PAGE.rows, 100, 500].map((each) => ({
                rows: each,
                href: pageHref(path, { rows: each }),
              }))}
            />
          </section>
        )}
        <Troubles report={status} />
        <p className="row mt6">
          <a href="/upload">Upload</a>
          <a href="/imports">All imports</a>
        </p>
      </>
    )
  })
}

const NoSuchImport = () => (
  <NothingAt
    title="No import has this address"
    links={
      <>
        <a href="/imports">All imports</a>
        <a href="/upload">Upload</a>
      </>
    }
    code="no_such_import"
  >
    Addresses of imports have 10 letters and digits: look for one that is missing.
  </NothingAt>
)
