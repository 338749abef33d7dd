import type { ImportReport } from '@/lib/queries/imports/get-import'
import type { Trouble } from '@/lib/uploads/note-batch'

/** More are in the JSON. */
const SHOWN = 100

/** What of an import is not in the archive although it was sent, and why. */
export function Troubles({ report }: { readonly report: ImportReport }) {
  const all = report.dropped + report.failed
  if (all === 0) return null
  const shown = report.troubles.slice(0, SHOWN)
  return (
    <section className="sect" aria-labelledby="troubles">
      <h2 id="troubles">Left out or failed</h2>
      {all > shown.length && (
        <p className="quiet mb2">
          Showing {shown.length} of {all.toLocaleString('en')}.
        </p>
      )}
      <div className="scroll">
        <table className="tab min40">
          <thead>
            <tr>
              <th scope="col">where</th>
              <th scope="col">Message-ID</th>
              <th scope="col">what</th>
              <th scope="col">why</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((trouble) => (
              <TroubleLine
                key={`${trouble.kind} ${trouble.at} ${trouble.messageId} ${trouble.why}`}
                trouble={trouble}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function TroubleLine({ trouble: { at, kind, messageId, why } }: { readonly trouble: Trouble }) {
  return (
    <tr>
      <td className="m">{at === '' ? <span className="faint">the file</span> : at}</td>
      <td className="m">{messageId ?? <span className="faint">none</span>}</td>
      <td>{kind === 'failed' ? 'failed' : 'left out'}</td>
      <td className="wrap">{why}</td>
    </tr>
  )
}
