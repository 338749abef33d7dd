import { FigureTips } from '@/components/chart/figure-tips'
import type { Changes } from '@/lib/compare/changes-as-text'
import type { Comparison } from '@/lib/compare/comparison'
import { firstLook } from '@/lib/compare/first-look'
import { AsPicture } from './as-picture'
import { AsText } from './as-text'
import { DifferenceChips } from './difference-chips'
import { FirstLookNotice } from './first-look-notice'
import { HeatTable } from './heat-table'
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
  /** of a kept comparison: what the archive says otherwise today */
  readonly since?: Changes | null
  /** the address that shows a long answer whole; undefined: this does */
  readonly all?: string | undefined
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
export function AnswerBody({ comparison, others, forms, share, address, since = null, all }: Props) {
  const shown = all === undefined ? comparison : firstLook(comparison)
  return (
    <FigureTips>
      <div className="verdict">
        <Verdict comparison={comparison} />
        <PassOn forms={forms} share={share} />
      </div>
      <DifferenceChips comparison={comparison} />
      {shown !== comparison && <FirstLookNotice shown={shown} comparison={comparison} all={all} />}
      {comparison.question.machines === 'ratio' && <PairForests comparison={shown} csv={forms.pairs} />}
      <Panels comparison={shown} />
      {comparison.question.machines !== 'ratio' && <PairForests comparison={shown} csv={forms.pairs} />}
      <HeatTable comparison={shown} />
      {others !== null && <Multiples comparison={others} after={0} />}
      <Multiples comparison={shown} after={WHOLE_CHARTS} />
      {shown === comparison && pointsIn(comparison) <= SHORT && (
        <section className="sect" aria-label="Forms to pass on">
          <div className="two">
            <AsText comparison={comparison} address={address} since={since} href={forms.text} />
            <AsPicture comparison={comparison} address={address} since={since} forms={forms} />
          </div>
        </section>
      )}
    </FigureTips>
  )
}
