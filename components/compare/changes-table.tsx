import { FigureText } from '@/components/figure-text'
import { fieldWords } from '@/lib/compare/field-words'
import { ratioText } from '@/lib/compare/ratio-text'
import type { Change, ChangedValue, Permalink } from '@/lib/queries/comparison/get-permalink'

/** Kept against today, a row a point: what differs is marked, in words too. */
export function ChangesTable({ kept }: { readonly kept: Permalink }) {
  const { changes, snapshot } = kept
  const hasPanels = new Set(changes.map((change) => change.panel)).size > 1
  const hasMetrics = new Set(changes.map((change) => change.metric)).size > 1
  const hasPlaces = changes.some((change) => change.place !== null)
  const unit = changes[0]?.unit ?? 'value'
  const lead = [hasPanels && 'panel', hasMetrics && 'metric', fieldWords(snapshot.question.by), hasPlaces && 'at']
  return (
    <div className="scroll">
      <table className="tab min44">
        <caption className="vh">The comparison as it was kept and as it is today</caption>
        <thead>
          <tr>
            {lead.map((head) =>
              head ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : null,
            )}
            <th className="n" scope="col">
              {unit}, as kept
            </th>
            <th className="c" scope="col">
              ratio
            </th>
            <th className="c" scope="col">
              n
            </th>
            <th className="n" scope="col">
              today
            </th>
            <th className="c" scope="col">
              ratio
            </th>
            <th className="c" scope="col">
              n
            </th>
            <th scope="col">what changed</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={keyOf(change)}>
              {hasPanels && <td>{change.panel}</td>}
              {hasMetrics && <td>{change.metric}</td>}
              <th scope="row">
                <Label change={change} />
              </th>
              {hasPlaces && <td>{change.place}</td>}
              <Values value={change.kept} other={null} />
              <Values value={change.today} other={change.kept} />
              <td className={change.changed ? 'wrap' : 'faint'}>
                {change.what}{' '}
                {change.changed && change.href !== null && (
                  <a className="at" href={change.href}>
                    {lineOf(change.href)}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Points that were apart when they were kept may have one label today. */
const keyOf = ({ panel, metric, wasLabel, label, place, kept }: Change): string =>
  JSON.stringify([panel, metric, wasLabel, label, place, kept === null])

/** `/messages/ID#L97.14` → `L97` */
const lineOf = (href: string): string => /#(L\d+)/.exec(href)?.[1] ?? 'the line'

function Label({ change }: { readonly change: Change }) {
  if (change.wasLabel === null || change.wasLabel === change.label) return change.label
  return (
    <>
      <del>{change.wasLabel}</del>
      <br />
      <ins>{change.label}</ins>
    </>
  )
}

interface ValuesProps {
  readonly value: ChangedValue | null
  /** what it is held against: equal values are faint, others inserted; null: not held against anything */
  readonly other: ChangedValue | null
}

function Values({ value, other }: ValuesProps) {
  if (value === null)
    return (
      <>
        <td className="n faint">–</td>
        <td />
        <td />
      </>
    )
  const cells = [
    { kind: 'n', now: value.text, was: other?.text, shown: <FigureText text={value.text} /> },
    { kind: 'c', now: value.ratio, was: other?.ratio, shown: ratioText(value.ratio) },
    { kind: 'c', now: value.n, was: other?.n, shown: value.n },
  ]
  return cells.map(({ kind, now, was, shown }, at) => {
    const same = other !== null && now === was
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: three cells of one row, in their order, never moved
      <td key={at} className={same ? `${kind} faint` : kind}>
        {other !== null && !same ? <ins>{shown}</ins> : shown}
      </td>
    )
  })
}
