import { Mark } from '@/components/mark'
import type { Permalink } from '@/lib/queries/comparison/get-permalink'
import { ChangesTable } from './changes-table'
import { dayWords } from './day-words'

interface Props {
  readonly kept: Permalink
  /** the same question, asked today */
  readonly live: string
}

/** What the archive says otherwise since a comparison was kept. The kept figures stay; today's stand beside them. */
export function ChangedNotice({ kept, live }: Props) {
  const { changed, gone, keptAt } = kept
  return (
    <section className="changed" aria-label="Changed since">
      <p className="finding mb3">
        <Mark kind="finding" />
        <span>
          <b>
            {changed} {changed === 1 ? 'value' : 'values'} changed since
          </b>{' '}
          this comparison was kept on {dayWords(keptAt)}
          {gone.length > 0 && `, and ${gone.length} of its messages ${gone.length === 1 ? 'is' : 'are'} gone`}. Shown as
          kept; what is new stands beside it. <a href={live}>See it as it is today</a>
        </span>
      </p>
      <ChangesTable kept={kept} />
      <form method="post" action="/api/v1/permalinks" className="row mt3">
        <input type="hidden" name="question" value={live} />
        <button type="submit" className="btn" disabled={kept.today.runs === 0}>
          Keep today's values under a new address
        </button>
        <span className="quiet">This address goes on showing what was kept.</span>
      </form>
    </section>
  )
}
