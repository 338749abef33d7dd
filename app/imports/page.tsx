import type { Metadata } from 'next'
import Link from 'next/link'
import { count } from '@/components/count'
import { withArchive } from '@/components/frame/with-archive'
import { dateWords } from '@/components/reading/message-heads'
import { ListPage } from '@/components/table/list-page'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { sizeText } from '@/lib/http/limits'
import { findImports } from '@/lib/queries/imports/find-imports'
import type { ImportLine } from '@/lib/queries/imports/get-import'
import { pageHref, readPage } from '@/lib/url/page'
import { filesWords, outcome } from './words'

export const metadata: Metadata = { title: 'Imports' }

const PATH = '/imports'

/** What browsers sent to be imported. */
export default async function ImportsPage({ searchParams }: PageProps<'/imports'>) {
  const { value: asked, problems } = readPage(await searchParams)
  return withArchive(async (archive) => {
    const found = await findImports(archive, asked)
    const { page, pages, rows, total } = found
    return (
      <ListPage
        head={
          <div className="chosen">
            <h1>{count(total, 'import')}</h1>
            <span className="quiet">the last first: mailboxes and other files that were sent from a browser.</span>
          </div>
        }
        problems={problems}
        of="imports"
        found={found}
        rows={asked.rows}
        hrefOf={(to) => pageHref(PATH, to)}
      >
        {total === 0 ? (
          <p className="mt3">
            Nothing was sent yet. <a href="/upload#archive">Upload an archive</a>
          </p>
        ) : (
          <ImportTable rows={hideEverywhere(rows)} caption={`Imports, the last first, page ${page} of ${pages}`} />
        )}
      </ListPage>
    )
  })
}

/** Narrow, an import is two lines, as a message is in its table. */
function ImportTable({ rows, caption }: { readonly rows: readonly ImportLine[]; readonly caption: string }) {
  return (
    <div className="scroll">
      <table className="tab wide mails">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">sent</th>
            <th scope="col">file</th>
            <th scope="col">size</th>
            <th scope="col">what became of it</th>
            <th scope="col">mails</th>
            <th scope="col">with results</th>
            <th scope="col">failed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="nw day">
                <time dateTime={row.createdAt}>{dateWords(row.createdAt.slice(0, 10))}</time>
              </td>
              <td className="subject m">
                <Link href={`/imports/${row.id}`} prefetch={false}>
                  {filesWords(row)}
                </Link>
              </td>
              <td>{sizeText(row.size)}</td>
              <td>{outcome(row)}</td>
              <td>{count(row.mails, 'mail')}</td>
              <td>{row.results} with results</td>
              <td className="warn">{row.failed > 0 && `${row.failed} failed`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
