import Link from 'next/link'
import type { ToolCounts } from '@/lib/queries/overview/count-by-tool'
import { formatHref } from '@/lib/url/format-href'
import { runsHref } from '@/lib/url/runs-filter'
import { unreadHref } from '@/lib/url/unread-filter'
import type { FormatInfo } from './format-infos'

interface Props {
  readonly infos: readonly FormatInfo[]
  /** null: the archive cannot be read */
  readonly counts: ReadonlyMap<string, ToolCounts> | null
}

/** Every benchmark that is read, a line each: what of it, and what the archive has. Narrow, a benchmark is a few lines. */
export function FormatTable({ infos, counts }: Props) {
  return (
    <div className="scroll">
      <table className="tab wide mails">
        <caption className="vh">Benchmarks that are read</caption>
        <thead>
          <tr>
            <th scope="col">benchmark</th>
            <th scope="col">what is read</th>
            {counts !== null && (
              <>
                <th scope="col" className="c">
                  runs
                </th>
                <th scope="col" className="c">
                  figures
                </th>
                <th scope="col" className="c">
                  messages
                </th>
                <th scope="col" className="c">
                  not understood
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {infos.map(({ tool, reads }) => (
            <tr key={tool} id={tool}>
              <th scope="row" className="subject">
                <Link href={formatHref(tool)} prefetch={false}>
                  {tool}
                </Link>
              </th>
              <td className="wrap quiet">{reads}</td>
              {counts !== null && <Counts tool={tool} counts={counts.get(tool)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Counts({ tool, counts }: { readonly tool: string; readonly counts: ToolCounts | undefined }) {
  const { runs, figures, messages, unread } = counts ?? { runs: 0, figures: 0, messages: 0, unread: 0 }
  return (
    <>
      <td className="c">
        {runs > 0 && (
          <Link href={runsHref({ tool })} prefetch={false}>
            <Counted of={runs} noun="runs" />
          </Link>
        )}
      </td>
      <td className="c">{figures > 0 && <Counted of={figures} noun="figures" />}</td>
      <td className="c">{messages > 0 && <Counted of={messages} noun="messages" />}</td>
      <td className="c">
        {unread > 0 && (
          <Link href={unreadHref({ tool })} prefetch={false}>
            <Counted of={unread} noun="not understood" />
          </Link>
        )}
      </td>
    </>
  )
}

/** Narrow, where there are no heads, a number says what it counts. */
const Counted = ({ of, noun }: { readonly of: number; readonly noun: string }) => (
  <>
    {of}
    <span className="lb"> {noun}</span>
  </>
)
