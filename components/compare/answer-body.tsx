import { FigureTips } from '@/components/chart/figure-tips'
import type { Comparison } from '@/lib/compare/comparison'
import { AsPicture } from './as-picture'
import { AsText } from './as-text'
import { DifferenceChips } from './difference-chips'
import { Multiples } from './multiples'
import { PairForests } from './pair-forests'
import { Panels, WHOLE_CHARTS } from './panels'
import type { Forms } from './pass-on'
import { PassOn } from './pass-on'
import { Verdict } from './verdict'

interface Props {
  readonly comparison: Comparison
  /** the same runs' other metrics; null: none are shown */
  readonly others: Comparison | null
  readonly forms: Forms
  /** the question to keep; null: it is kept already */
  readonly share: string | null
  /** where this comparison is found, whole, for what is passed on */
  readonly address: string
}

/** An answer with more points than this is fetched, not repeated in the page, as text and as a picture. */
const SHORT = 60

const pointsIn = ({ panels }: Comparison): number =>
  panels.reduce(
    (sum, { charts }) =>
      sum + charts.reduce((all, { groups }) => all + groups.reduce((own, { points }) => own + points.length, 0), 0),
    0,
  )

/** An answer, live or as it was kept: verdict, notices, tables before drawings, and its other forms. */
export function AnswerBody({ comparison, others, forms, share, address }: Props) {
  return (
    <FigureTips>
      <div className="verdict">
        <Verdict comparison={comparison} />
        <PassOn forms={forms} share={share} />
      </div>
      <DifferenceChips comparison={comparison} />
      {comparison.question.machines === 'ratio' && <PairForests comparison={comparison} />}
      <Panels comparison={comparison} />
      {comparison.question.machines !== 'ratio' && <PairForests comparison={comparison} />}
      {others !== null && <Multiples comparison={others} after={0} />}
      <Multiples comparison={comparison} after={WHOLE_CHARTS} />
      {pointsIn(comparison) <= SHORT && (
        <section className="sect" aria-label="Forms to pass on">
          <div className="two">
            <AsText comparison={comparison} address={address} href={forms.text} />
            <AsPicture comparison={comparison} address={address} href={forms.svg} />
          </div>
        </section>
      )}
    </FigureTips>
  )
}
