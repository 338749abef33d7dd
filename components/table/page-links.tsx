import Link from 'next/link'
import { pagesAround } from './pages-around'

interface Props {
  /** "Pages of runs" */
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly rows: number
  readonly total: number
  readonly hrefOf: (page: number) => string
  /** how many rows a page may have, and where that leads */
  readonly choices: readonly { readonly rows: number; readonly href: string }[]
}

/** "1 to 25 of 38", the pages, the next one, and how long a page is: all of it links. */
export function PageLinks({ label, page, pages, rows, total, hrefOf, choices }: Props) {
  const first = (page - 1) * rows + 1
  const last = Math.min(page * rows, total)
  const next = Math.min(rows, total - last)
  return (
    <nav className="pages" aria-label={label}>
      <span>
        {first} to {last} of {total}
      </span>
      {pages > 1 &&
        pagesAround(page, pages).map((one) =>
          typeof one === 'string' ? (
            <span key={one} className="quiet">
              …
            </span>
          ) : one === page ? (
            <span key={one} aria-current="page">
              <b>{one}</b>
            </span>
          ) : (
            <Link key={one} href={hrefOf(one)} prefetch={false} aria-label={`Page ${one}`}>
              {one}
            </Link>
          ),
        )}
      {next > 0 && (
        <Link href={hrefOf(page + 1)} prefetch={false} rel="next">
          Next {next}
        </Link>
      )}
      <RowChoices rows={rows} total={total} choices={choices} />
    </nav>
  )
}

/** Page lengths that would make a difference: none longer than the first that holds everything. */
function RowChoices({ rows, total, choices }: Pick<Props, 'rows' | 'total' | 'choices'>) {
  const useful = choices.filter((_, at) => at === 0 || (choices[at - 1]?.rows ?? 0) < total)
  if (useful.length < 2) return null
  return (
    <span className="quiet">
      Rows:
      {useful.map((choice) => (
        <span key={choice.rows}>
          {' '}
          {choice.rows === rows ? (
            <b>{rows}</b>
          ) : (
            <Link href={choice.href} prefetch={false}>
              {choice.rows >= total ? `all ${total}` : choice.rows}
            </Link>
          )}
        </span>
      ))}
    </span>
  )
}
