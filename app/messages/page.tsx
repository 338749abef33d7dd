import type { Metadata } from 'next'
import Link from 'next/link'
import { Problems } from '@/components/compare/problems'
import { count } from '@/components/count'
import { NothingHere } from '@/components/frame/nothing-here'
import { withArchive } from '@/components/frame/with-archive'
import { MessageTable } from '@/components/table/message-table'
import { PageLinks } from '@/components/table/page-links'
import { countArchive } from '@/lib/queries/count-archive'
import { countFound } from '@/lib/queries/count-found'
import { type FoundMessages, findMessages } from '@/lib/queries/find-messages'
import { type MessagesFilter, messagesHref, readMessagesFilter } from '@/lib/url/messages-filter'
import { FIRST_PAGE } from '@/lib/url/page'
import { ALL_RUNS, runsHref } from '@/lib/url/runs-filter'
import { SearchHelp } from './search-help'

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = readMessagesFilter(await searchParams).value
  return { title: q === null ? 'Messages' : `Messages with ${q}` }
}

export default async function MessagesPage({ searchParams }: Props) {
  const { value: filter, problems } = readMessagesFilter(await searchParams)
  return withArchive(async (archive) => {
    if ((await countArchive(archive)).messages === 0) return <NothingHere />
    const found = await findMessages(archive, filter)
    const runs = filter.q === null ? null : await countFound(archive, { ...ALL_RUNS, q: filter.q })
    return (
      <>
        <div className="chosen">
          <h1>{found.total === 0 ? 'No messages' : count(found.total, 'message')}</h1>
          {filter.q !== null && (
            <span>
              words <code>{filter.q}</code>{' '}
              <Link href={messagesHref({ rows: filter.rows })} prefetch={false}>
                remove<span className="vh"> words {filter.q}</span>
              </Link>
            </span>
          )}
          {runs !== null && runs > 0 && (
            <Link href={runsHref({ q: filter.q })} prefetch={false}>
              {runs === 1 ? 'Their run' : `Their ${runs} runs`}
            </Link>
          )}
          <span className="quiet">newest first. Addresses of people are hidden everywhere.</span>
        </div>
        <SearchHelp />
        <Problems problems={problems} />
        {found.total === 0 ? (
          <p className="mt3">
            No mail is all of this. A part less finds more; <Link href="/messages">all messages</Link>.
          </p>
        ) : (
          <Found found={found} filter={filter} />
        )}
      </>
    )
  })
}

function Found({ found, filter }: { readonly found: FoundMessages; readonly filter: MessagesFilter }) {
  const { page, pages, rows, total } = found
  return (
    <>
      <MessageTable rows={rows} caption={`Messages, newest first, page ${page} of ${pages}`} />
      <PageLinks
        label="Pages of messages"
        page={page}
        pages={pages}
        rows={filter.rows}
        total={total}
        hrefOf={(to) => messagesHref({ ...filter, page: to })}
        choices={[FIRST_PAGE.rows, 100, 500].map((each) => ({
          rows: each,
          href: messagesHref({ ...filter, rows: each, page: 1 }),
        }))}
      />
    </>
  )
}
