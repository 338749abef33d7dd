import Link from 'next/link'
import { count } from '@/components/count'
import { Mark } from '@/components/mark'
import type { MessageRow } from '@/lib/queries/find-messages'

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
            <MessageLine key={row.id} row={row} />
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
          {row.subject ?? '(no subject)'}
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

const None = () => <span className="faint">none</span>

/** Runs of its own, and runs that it only quotes. */
function resultWords({ runs, quoted }: MessageRow): string {
  if (quoted === 0) return count(runs, 'run')
  return runs === 0 ? `${quoted} quoted` : `${count(runs, 'run')}, ${quoted} quoted`
}
