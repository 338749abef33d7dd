import type { Metadata } from 'next'
import Link from 'next/link'
import { count } from '@/components/count'
import { NothingHere } from '@/components/frame/nothing-here'
import { withArchive } from '@/components/frame/with-archive'
import { ListPage } from '@/components/table/list-page'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { countArchive } from '@/lib/queries/overview/count-archive'
import { countUnread, type UnreadCount } from '@/lib/queries/unread/count-unread'
import { findUnread, type UnreadRow } from '@/lib/queries/unread/find-unread'
import { figureHref } from '@/lib/url/figure-href'
import { NOT_STATED } from '@/lib/url/search'
import { readUnreadFilter, reportHref, type UnreadFilter, unreadHref } from '@/lib/url/unread-filter'
import { StretchLines } from './stretch-lines'

export const metadata: Metadata = { title: 'Not understood' }

/** Stretches of the archive's messages that look like results and are not among the figures. */
export default async function UnreadPage({ searchParams }: PageProps<'/unread'>) {
  const { value: filter, problems } = readUnreadFilter(await searchParams)
  return withArchive(async (archive) => {
    if ((await countArchive(archive)).messages === 0) return <NothingHere />
    const [found, counts] = await Promise.all([findUnread(archive, filter), countUnread(archive)])
    return (
      <ListPage
        head={<Head total={found.total} filter={filter} counts={counts} />}
        problems={problems}
        of="stretches"
        found={found}
        rows={filter.rows}
        hrefOf={(page) => unreadHref({ ...filter, ...page })}
      >
        {found.total === 0 ? (
          <Nothing filter={filter} />
        ) : (
          hideEverywhere(found.rows).map((row) => (
            <Unread key={`${row.messageId} ${row.kind} ${row.stretch.lines[0]}`} row={row} />
          ))
        )}
      </ListPage>
    )
  })
}

interface HeadProps {
  readonly total: number
  readonly filter: UnreadFilter
  readonly counts: readonly UnreadCount[]
}

function Head({ total, filter, counts }: HeadProps) {
  return (
    <>
      <div className="chosen">
        <h1>{total === 0 ? 'Nothing' : count(total, 'stretch', 'stretches')} not understood</h1>
        <span className="quiet">
          newest first. They look like results and are in no table and no comparison. Mails without any result are not
          in the archive.
        </span>
      </div>
      {counts.length > 0 && (
        <nav aria-label="By benchmark" className="chosen">
          <Choice words="all" stretches={null} tool={null} filter={filter} />
          {counts.map(({ tool, stretches }) => (
            <Choice
              key={tool}
              words={tool ?? 'benchmark not known'}
              stretches={stretches}
              tool={tool ?? NOT_STATED}
              filter={filter}
            />
          ))}
        </nav>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly words: string
  readonly stretches: number | null
  readonly tool: string | null
  readonly filter: UnreadFilter
}

function Choice({ words, stretches, tool, filter }: ChoiceProps) {
  return (
    <span className="nw">
      {tool === filter.tool ? (
        <b aria-current="true">{words}</b>
      ) : (
        <Link href={unreadHref({ ...filter, tool, page: 1 })} prefetch={false}>
          {words}
        </Link>
      )}
      {stretches !== null && <span className="quiet"> {stretches}</span>}
    </span>
  )
}

const Nothing = ({ filter }: { readonly filter: UnreadFilter }) => (
  <p className="mt3">
    {filter.tool === null
      ? 'Whatever looks like a result in the messages of this archive is read.'
      : `Whatever looks like ${filter.tool} in the messages of this archive is read.`}{' '}
    <Link href="/formats" prefetch={false}>
      What is read
    </Link>
  </p>
)

function Unread({ row: { messageId, subject, date, tool, why, stretch } }: { readonly row: UnreadRow }) {
  const [line] = stretch.lines
  return (
    <section className="sect" aria-label={why}>
      <div className="chosen">
        <h2>
          <a href={figureHref(messageId, line)}>{subject ?? '(no subject)'}</a>
        </h2>
        {tool !== null && <span>{tool}</span>}
        {date !== null && <time className="m">{date.slice(0, 10)}</time>}
      </div>
      <p>{why}</p>
      <StretchLines stretch={stretch} messageId={messageId} />
      <p className="row">
        <a className="btn" href={reportHref(messageId, line)} download>
          Send on as a file
        </a>
        <span className="quiet small">a text file with these lines, for a report of what the parser should learn</span>
      </p>
    </section>
  )
}
