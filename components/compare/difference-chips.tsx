import { Mark } from '@/components/mark'
import type { Comparison } from '@/lib/compare/comparison'
import { fieldWords } from '@/lib/compare/field-words'
import type { ConditionField } from '@/lib/compare/figure'
import { questionHref } from '@/lib/url/question'

/** What else differs, inside the groups and between them: it stands on the comparison itself and goes wherever it goes. */
export function DifferenceChips({ comparison }: { readonly comparison: Comparison }) {
  const { differsWithin, differsBetween, panels, notLikeWithLike, question } = comparison
  const several = panels.length > 1
  return (
    <div className="chips mt4">
      {notLikeWithLike && (
        <>
          <Warning words="not like with like" fields={differsBetween} />
          <span className="why">
            you asked for one axis;{' '}
            <a href={questionHref({ ...question, machines: 'each' })}>back to a panel for each machine</a>
          </span>
        </>
      )}
      {panels.length > 0 &&
        (differsWithin.length === 0 ? (
          <>
            <span className="chip">
              <span className="k quiet">
                <Mark kind="same" /> differs only in
              </span>{' '}
              <b>{fieldWords(question.by)}</b>
            </span>
            {several && <span className="why">within each machine</span>}
          </>
        ) : (
          <>
            <Warning words="also differs in" fields={differsWithin} />
            <span className="why">
              besides {fieldWords(question.by)}
              {several && ', within a machine'}
            </span>
          </>
        ))}
      {several && differsBetween.length > 0 && (
        <>
          <Warning words="also differs in" fields={differsBetween} />
          <span className="why">between the panels, so only their ratios are compared</span>
        </>
      )}
    </div>
  )
}

function Warning({ words, fields }: { readonly words: string; readonly fields: readonly ConditionField[] }) {
  return (
    <span className="chip warn">
      <span className="k warn">
        <Mark kind="differs" /> {words}
      </span>{' '}
      <b>{fields.map(fieldWords).join(', ')}</b>
    </span>
  )
}
