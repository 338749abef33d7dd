import { count } from '@/components/count'
import { dateWords } from '@/components/reading/message-heads'
import type { MessageDetail } from '@/lib/queries/messages/get-message'
import type { RunDetail, RunLink } from '@/lib/queries/runs/run-detail'

interface Elsewhere {
  readonly link: RunLink
  readonly runs: readonly RunDetail[]
  /** figures that are others there */
  readonly changed: number
}

/** The other messages that some of the runs stand in, each with those runs. */
function byMessage(runs: readonly RunDetail[], linksOf: (run: RunDetail) => readonly RunLink[]): readonly Elsewhere[] {
  const found = new Map<string, { link: RunLink; runs: RunDetail[]; changed: number }>()
  for (const run of runs) {
    for (const link of linksOf(run)) {
      const known = found.get(link.messageId)
      if (known === undefined) found.set(link.messageId, { link, runs: [run], changed: link.changed })
      else {
        known.runs.push(run)
        known.changed += link.changed
      }
    }
  }
  return [...found.values()]
}

/** Where the same results stand in other messages: quoted there, or quoted here. */
export function SeenIn({ message }: { readonly message: MessageDetail }) {
  const quoting = byMessage(message.runs, (run) => run.seenIn)
  const quoted = byMessage(message.runs, (run) => (run.original === null ? [] : [run.original]))
  return (
    <>
      {quoted.length > 0 && (
        <section className="run">
          <h4>Quoted from</h4>
          {quoted.map((each) => (
            <Line
              key={each.link.messageId}
              {...each}
              total={message.runs.length}
              verb="first stood there; counted there"
            />
          ))}
        </section>
      )}
      {quoting.length > 0 && (
        <section className="run">
          <h4>Seen in</h4>
          {quoting.map((each) => (
            <Line
              key={each.link.messageId}
              {...each}
              total={message.runs.length}
              verb="quoted there, not counted again"
            />
          ))}
        </section>
      )}
    </>
  )
}

function Line({ link, runs, changed, total, verb }: Elsewhere & { readonly total: number; readonly verb: string }) {
  const figures = runs.reduce((sum, run) => sum + run.measurements.length, 0)
  const which = runs.length === total && total > 1 ? 'all ' : ''
  const by = [link.from, link.date === null ? null : dateWords(link.date.slice(0, 10))].filter((part) => part !== null)
  return (
    <p className="small">
      <a href={`/messages/${link.messageId}#L${link.line}`}>{link.subject ?? 'a message without a subject'}</a>{' '}
      <span className="quiet">
        {by.length > 0 && `${by.join(', ')}; `}
        {which}
        {count(runs.length, 'run')}, {changed > 0 && `${figures - changed} of `}
        {count(figures, 'figure')} equal: {verb}
      </span>
    </p>
  )
}
