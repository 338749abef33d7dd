import Link from 'next/link'
import { Fragment } from 'react'
import { count } from '@/components/count'
import { Mark } from '@/components/mark'
import type { MessageRow } from '@/lib/queries/messages/find-messages'
import type { TextPart } from '@/lib/queries/messages/snippet'

/** Messages, newest first. Narrow, a message is two lines: its subject, then the rest. */
export function MessageTable({ rows, caption }: { readonly rows: readonly MessageRow[]; readonly caption: string }) {
  return (
    <div className="scroll">
      <table className="tab wide mails">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">date</th>
            <th scope="col">subject</th>
            <th scope="col">from</th>
            <th scope="col">results</th>
            <th scope="col">what</th>
            <th scope="col">findings</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <MessageLine row={row} />
              {row.snippet.length > 0 && <SnippetLine row={row} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MessageLine({ row }: { readonly row: MessageRow }) {
  return (
    <tr>
      <td className="m nw day">{row.date === null ? <None /> : <time>{row.date.slice(0, 10)}</time>}</td>
      <td className="subject">
        <Link href={`/messages/${row.id}`} prefetch={false}>
          {row.marked === null ? (row.subject ?? '(no subject)') : <Marked parts={row.marked} />}
        </Link>
      </td>
      <td>{row.from ?? <None />}</td>
      <td>{resultWords(row)}</td>
      <td className="quiet what">{row.what}</td>
      <td className="warn">
        {row.findings > 0 && (
          <>
            <Mark kind="finding" /> {count(row.findings, 'finding')}
          </>
        )}
      </td>
    </tr>
  )
}

/** Where in the mail the words stand that were looked for. */
function SnippetLine({ row: { snippet } }: { readonly row: MessageRow }) {
  return (
    <tr className="snippet">
      <td />
      <td colSpan={5} className="m">
        <Marked parts={snippet} />
      </td>
    </tr>
  )
}

/** A text with what was found in it marked. */
const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ text, found }, at) => {
    const key = `${at}`
    return found ? (
      <mark key={key} className="hit">
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    )
  })

const None = () => <span className="faint">none</span>

/** Runs of its own, and runs that it only quotes. */
function resultWords({ runs, quoted }: MessageRow): string {
  if (quoted === 0) return count(runs, 'run')
  return runs === 0 ? `${quoted} quoted` : `${count(runs, 'run')}, ${quoted} quoted`
}
