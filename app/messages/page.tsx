import type { Metadata } from 'next'
import { Problems } from '@/components/compare/problems'
import { count } from '@/components/count'
import { NothingHere } from '@/components/frame/nothing-here'
import { withArchive } from '@/components/frame/with-archive'
import { MessageTable } from '@/components/table/message-table'
import { PageLinks } from '@/components/table/page-links'
import { findMessages } from '@/lib/queries/find-messages'
import { FIRST_PAGE, pageHref, readPage } from '@/lib/url/page'

export const metadata: Metadata = { title: 'Messages' }

const PATH = '/messages'

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function MessagesPage({ searchParams }: Props) {
  const { value: asked, problems } = readPage(await searchParams)
  return withArchive(async (archive) => {
    const found = await findMessages(archive, asked)
    if (found.total === 0) return <NothingHere />
    const { page, pages, rows, total } = found
    return (
      <>
        <div className="chosen">
          <h1>{count(total, 'message')}</h1>
          <span className="quiet">newest first. Addresses of people are hidden everywhere.</span>
        </div>
        <Problems problems={problems} />
        <MessageTable rows={rows} caption={`Messages, newest first, page ${page} of ${pages}`} />
        <PageLinks
          label="Pages of messages"
          page={page}
          pages={pages}
          rows={asked.rows}
          total={total}
          hrefOf={(to) => pageHref(PATH, { ...asked, page: to })}
          choices={[FIRST_PAGE.rows, 100, 500].map((each) => ({ rows: each, href: pageHref(PATH, { rows: each }) }))}
        />
      </>
    )
  })
}
