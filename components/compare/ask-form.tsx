import type { Question } from '@/lib/compare/comparison'
import type { Choices, HoldChoices } from '@/lib/queries/offer-choices'
import { AskSelect } from './ask-select'
import { SubmitOnChange } from './submit-on-change'

interface Props {
  readonly question: Question
  readonly choices: Choices
}

/** Held in the sentence itself whenever the archive can tell runs apart by it. */
const ALWAYS_ASKED = 'filesystem'

/** The question as a sentence whose words can be changed: a GET form, so that it needs no script. */
export function AskForm({ question, choices }: Props) {
  const held = new Set(question.hold.map((one) => one.field))
  const said = choices.holds.filter((hold) => held.has(hold.field) || hold.field === ALWAYS_ASKED)
  const other = choices.holds.filter((hold) => !said.includes(hold))
  return (
    <form className="ask" action="/compare">
      <h1>
        Compare <AskSelect id="ask-metric" name="metric" label="Metric" choices={choices.metrics} /> of{' '}
        <AskSelect id="ask-tool" name="tool" label="Benchmark" choices={choices.tools} /> by{' '}
        <AskSelect id="ask-by" name="by" label="Varied" choices={choices.fields} />
        {said.map((hold) => (
          <Held key={hold.field} hold={hold} />
        ))}
        , <AskSelect id="ask-machines" name="machines" label="Machines" choices={choices.machines} counted={false} />
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
      {question.equal.map((field) => (
        <input key={field} type="hidden" name="equal" value={field} />
      ))}
      {question.against === 'previous' && <input type="hidden" name="against" value="previous" />}
      {question.memory === 'out' && <input type="hidden" name="memory" value="out" />}
      {question.runs.map((run) => (
        <input key={run} type="hidden" name="run" value={run} />
      ))}
      {other.length > 0 && (
        <details className="holds-more">
          <summary>Hold or free a condition</summary>
          <div className="row mt2">
            {other.map((hold) => (
              <span key={hold.field} className="hold">
                {hold.label} <AskSelect id={idOf(hold)} name="hold" label={hold.label} choices={hold.values} />
              </span>
            ))}
          </div>
        </details>
      )}
    </form>
  )
}

const idOf = (hold: HoldChoices): string => `ask-hold-${hold.field}`

/** ", on xfs"; ", kernel 2.4.7" */
function Held({ hold }: { readonly hold: HoldChoices }) {
  const select = <AskSelect id={idOf(hold)} name="hold" label={hold.label} choices={hold.values} />
  return (
    <>
      , {hold.field === ALWAYS_ASKED ? 'on' : hold.label} {select}
    </>
  )
}
