import type { Question } from '@/lib/compare/comparison'
import type { Choices } from '@/lib/queries/comparison/offer-choices'
import type { HoldChoices } from '@/lib/queries/comparison/offer-holds'
import { isRange } from '@/lib/url/held'
import { AskHold } from './ask-hold'
import { AskRange } from './ask-range'
import { AskSelect } from './ask-select'
import { SubmitOnChange } from './submit-on-change'

interface Props {
  readonly question: Question
  readonly choices: Choices
}

/** Held in the sentence itself whenever the archive can tell runs apart by it. */
const ALWAYS_ASKED = 'filesystem'

/**
 * The question as a sentence whose words can be changed: a GET form, so that it needs no script. What is held, must be equal or
 * is left out stands in the sentence, what could be stands behind it.
 */
export function AskForm({ question, choices }: Props) {
  const asked = new Set([
    ...question.hold.filter((held) => !isRange(held)).map(({ field }) => field),
    ...question.equal,
  ])
  const isSaid = ({ field }: HoldChoices) => asked.has(field) || field === ALWAYS_ASKED
  const other = choices.holds.filter((hold) => !isSaid(hold))
  const hasRange = question.hold.some(isRange)
  const leavesOut = question.memory === 'out'
  const range = choices.range !== null && <AskRange range={choices.range} />
  const memory = choices.memory.length > 0 && (
    <>
      runs that measure memory{' '}
      <AskSelect id="ask-memory" name="memory" label="Runs that measure memory" choices={choices.memory} />
    </>
  )
  return (
    <form className="ask" action="/compare">
      <h1>
        Compare <AskSelect id="ask-metric" name="metric" label="Metric" choices={choices.metrics} /> of{' '}
        <AskSelect id="ask-tool" name="tool" label="Benchmark" choices={choices.tools} /> by{' '}
        <AskSelect id="ask-by" name="by" label="Varied" choices={choices.fields} />
        {choices.holds.filter(isSaid).map((hold) => (
          <span key={hold.field}>
            , {hold.field === ALWAYS_ASKED ? 'on' : hold.label} <AskHold hold={hold} />
          </span>
        ))}
        {hasRange && <>, {range}</>}
        {leavesOut && <>, {memory}</>},{' '}
        <AskSelect id="ask-machines" name="machines" label="Machines" choices={choices.machines} />
        {choices.bases.length > 1 && (
          <>
            , baseline <AskSelect id="ask-base" name="base" label="Baseline" choices={choices.bases} />
          </>
        )}{' '}
        <button type="submit" className="btn apply">
          Compare
        </button>
        <SubmitOnChange />
      </h1>
      {question.message !== null && <input type="hidden" name="msg" value={question.message} />}
      {question.values.map((value) => (
        <input key={value} type="hidden" name="value" value={value} />
      ))}
      {question.runs.map((run) => (
        <input key={run} type="hidden" name="run" value={run} />
      ))}
      {(other.length > 0 || (range && !hasRange) || (memory && !leavesOut)) && (
        <details className="holds-more">
          <summary>Hold or free a condition</summary>
          <div className="row mt2">
            {other.map((hold) => (
              <span key={hold.field} className="hold">
                {hold.label} <AskHold hold={hold} />
              </span>
            ))}
            {!hasRange && range && <span className="hold">{range}</span>}
            {!leavesOut && memory && <span className="hold">{memory}</span>}
          </div>
        </details>
      )}
    </form>
  )
}
