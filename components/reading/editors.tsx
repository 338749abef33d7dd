import { AddFields, ConditionFields, EditableValue, type FieldName } from './condition-fields'
import { type Condition, LINES } from './conditions'
import { correctedTogether } from './corrected-together'
import type { ReadRun } from './read-run'
import type { RunParts } from './run-reading'

const plainName: FieldName = (part) => part

/** Why something is corrected: it stands in the log. */
const ReasonField = () => (
  <input
    className="field"
    name="reason"
    aria-label="Why"
    placeholder="why (in the log)"
    maxLength={1000}
    autoComplete="off"
  />
)

/** What stands under a term that opens fields, in the list of conditions. */
function AddRow({ children, runs }: { readonly children: React.ReactNode; readonly runs: readonly ReadRun[] }) {
  const whose = runs.length > 1 ? `${runs.length} runs` : (runs[0]?.label ?? `run ${runs[0]?.ordinal}`)
  return (
    <>
      <dt className="vh">not stated</dt>
      <dd className="rest">
        <details className="ed">
          <summary className="edit small quiet" aria-label={`Add a condition to ${whose}`}>
            add a condition
          </summary>
          {children}
        </details>
      </dd>
    </>
  )
}

/**
 * Correcting within one form that saves everything: every condition brings its fields along, and what is sent back
 * unchanged is no correction. `index` tells the messages of a page apart.
 */
export function formParts(all: readonly ReadRun[], index: number): RunParts {
  let fields = 0
  const next = (): FieldName => {
    const at = `c.${index}.${fields++}.`
    return (part) => `${at}${part}`
  }
  return {
    show: (condition) => (
      <EditableValue condition={condition}>
        <span className="editrow">
          <ConditionFields condition={condition} all={all} name={next()} />
        </span>
      </EditableValue>
    ),
    head: ['label', 'toolVersion'],
    add: (runs) => (
      <AddRow runs={runs}>
        <span className="editrow">
          <AddFields runs={runs} all={all} name={next()} />
        </span>
      </AddRow>
    ),
  }
}

/** Correcting what is saved: each condition is a form of its own. `setAside`: runs of the message that are not shown. */
export function postParts(all: readonly ReadRun[], setAside: readonly ReadRun[], messageId: string): RunParts {
  const action = `/api/v1/messages/${messageId}/corrections`
  const takeBack = (condition: Condition) => (
    <form method="post" action={action} className="inline">
      <input type="hidden" name="field" value={condition.field} />
      <input type="hidden" name="value" value={condition.corrected?.read ?? ''} />
      <input
        type="hidden"
        name="runs"
        value={[...condition.runs, ...correctedTogether(condition, setAside)].join(',')}
      />
      <button className="btn text small" type="submit">
        take that back
      </button>
    </form>
  )
  return {
    show: (condition) => (
      <>
        <EditableValue condition={condition}>
          <form method="post" action={action} className="editrow">
            <ConditionFields condition={condition} all={all} name={plainName} />
            <ReasonField />
            <button className="btn main" type="submit">
              Set
            </button>
          </form>
        </EditableValue>
        {condition.corrected !== null && takeBack(condition)}
      </>
    ),
    head: ['label', 'toolVersion', LINES],
    add: (runs) => (
      <AddRow runs={runs}>
        <form method="post" action={action} className="editrow">
          <AddFields runs={runs} all={all} name={plainName} />
          <ReasonField />
          <button className="btn main" type="submit">
            Add
          </button>
        </form>
      </AddRow>
    ),
  }
}
