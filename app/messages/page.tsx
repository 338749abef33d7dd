import type { Metadata } from 'next'
import Link from 'next/link'
import { count } from '@/components/count'
import { NothingHere } from '@/components/frame/nothing-here'
import { withArchive } from '@/components/frame/with-archive'
import { ListPage } from '@/components/table/list-page'
import { MessageTable } from '@/components/table/message-table'
import { countSearched } from '@/lib/queries/messages/count-searched'
import { findMessages } from '@/lib/queries/messages/find-messages'
import { countArchive } from '@/lib/queries/overview/count-archive'
import { type MessagesFilter, messagesHref, readMessagesFilter } from '@/lib/url/messages-filter'
import { runsHref } from '@/lib/url/runs-filter'
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
    const runs = filter.q === null ? null : await countSearched(archive, filter.q)
    return (
      <ListPage
        head={<Head total={found.total} runs={runs} filter={filter} />}
        problems={problems}
        of="messages"
        found={found}
        rows={filter.rows}
        hrefOf={(page) => messagesHref({ ...filter, ...page })}
      >
        {found.total === 0 ? (
          <p className="mt3">
            No mail is all of this. A part less finds more; <Link href="/messages">all messages</Link>.
          </p>
        ) : (
          <MessageTable rows={found.rows} caption={`Messages, newest first, page ${found.page} of ${found.pages}`} />
        )}
      </ListPage>
    )
  })
}

interface HeadProps {
  readonly total: number
  /** of the messages that were looked for; null: none were */
  readonly runs: number | null
  readonly filter: MessagesFilter
}

function Head({ total, runs, filter }: HeadProps) {
  return (
    <>
      <div className="chosen">
        <h1>{total === 0 ? 'No messages' : count(total, 'message')}</h1>
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
    </>
  )
}
