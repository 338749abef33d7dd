'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { AddFields, ConditionFields, EditableValue } from '@/components/reading/condition-fields'
import { fieldTitle } from '@/components/reading/conditions'
import { type FieldCorrection, NamelessCondition, readFields } from '@/components/reading/read-fields'
import { type ReadRun, runName } from '@/components/reading/read-run'
import type { RunParts } from '@/components/reading/run-reading'

interface LiveFormProps {
  readonly children: ReactNode
  readonly verb: string
  readonly onSet: (correction: FieldCorrection) => void
}

/** Fields whose answer stays in the page: nothing is sent before the whole is saved. */
function LiveForm({ children, verb, onSet }: LiveFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      const read = readFields(new FormData(event.currentTarget), (part) => part)
      event.currentTarget.closest('details')?.removeAttribute('open')
      setProblem(null)
      if (read !== null) onSet(read)
    } catch (error) {
      if (!(error instanceof NamelessCondition)) throw error
      setProblem(error.message)
    }
  }
  const cancel = (event: FormEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.reset()
    event.currentTarget.closest('details')?.removeAttribute('open')
    setProblem(null)
  }
  return (
    <form className="editrow" onSubmit={submit}>
      {children}
      <button className="btn main" type="submit">
        {verb}
      </button>
      <button className="btn text" type="button" onClick={cancel}>
        Cancel
      </button>
      {problem !== null && (
        <span className="warn small" role="alert">
          {problem}
        </span>
      )}
    </form>
  )
}

/** Correcting in the page, before anything is saved. */
export function liveParts(all: readonly ReadRun[], onSet: (correction: FieldCorrection) => void): RunParts {
  return {
    show: (condition) => (
      <>
        <EditableValue condition={condition}>
          <LiveForm key={condition.value} verb="Set" onSet={onSet}>
            <ConditionFields condition={condition} all={all} name={(part) => part} />
          </LiveForm>
        </EditableValue>
        {condition.corrected !== null && (
          <button
            className="btn text small back"
            type="button"
            onClick={() => onSet({ ...condition, value: condition.corrected?.read ?? null })}
          >
            take that back<span className="vh">: {fieldTitle(condition.field)}</span>
          </button>
        )}
      </>
    ),
    add: (runs) => (
      <>
        <dt className="vh">not stated</dt>
        <dd className="rest">
          <details className="ed">
            <summary className="edit small quiet" aria-label={`Add a condition to ${namesOf(runs)}`}>
              add a condition
            </summary>
            <LiveForm verb="Add" onSet={onSet}>
              <AddFields runs={runs} all={all} name={(part) => part} />
            </LiveForm>
          </details>
        </dd>
      </>
    ),
  }
}

const namesOf = (runs: readonly ReadRun[]): string =>
  runs.length > 1 ? `${runs.length} runs` : runs.map(runName).join()
