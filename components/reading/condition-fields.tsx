import { count } from '@/components/count'
import { ValueText } from './condition-list'
import { ADDABLE, type Condition, conditionValue, fieldTitle, LINES } from './conditions'
import { type ReadRun, runName } from './read-run'

/** Names of the fields in a form: `value`, `field`, `runs` … with what tells several of them apart in front. */
export type FieldName = (part: 'value' | 'read' | 'field' | 'name' | 'runs') => string

const SELECT = 'field'

/** Which runs a correction is for, as a form sends it: `1,2,3`. */
export const runsText = (runs: readonly number[]): string => runs.join(',')

interface Target {
  readonly runs: readonly number[]
  readonly words: string
}

/** A correction is for the runs it is shown with, or for every run that shares the value, or for a single one. */
export function targetsOf(condition: Condition, all: readonly ReadRun[]): readonly Target[] {
  const shown = all.filter((run) => condition.runs.includes(run.ordinal))
  // Lines are one run's, also where several stand side by side in them.
  const sharing =
    condition.field === LINES ? shown : all.filter((run) => conditionValue(run, condition.field) === condition.value)
  const group = (runs: readonly ReadRun[], words: string) => ({ runs: runs.map((run) => run.ordinal), words })
  const names = (runs: readonly ReadRun[]) => (runs.length > 4 ? '' : ` (${runs.map(runName).join(', ')})`)
  const targets =
    shown.length > 1 ? [group(shown, `these ${count(shown.length, 'run')}${names(shown)}`)] : shown.map(only)
  if (sharing.length > shown.length) targets.push(group(sharing, `every run with this value${names(sharing)}`))
  return shown.length > 1 ? [...targets, ...shown.map(only)] : targets
}

interface ConditionFieldsProps {
  readonly condition: Condition
  readonly all: readonly ReadRun[]
  readonly name: FieldName
}

/** The fields by which a condition is corrected: its new value and the runs it is for. */
export function ConditionFields({ condition, all, name }: ConditionFieldsProps) {
  const targets = targetsOf(condition, all)
  const title = fieldTitle(condition.field)
  const of = all.find((run) => run.ordinal === condition.runs[0])
  const whose = condition.runs.length > 1 ? `${condition.runs.length} runs` : of === undefined ? '' : runName(of)
  return (
    <>
      <input type="hidden" name={name('field')} value={condition.field} />
      <input type="hidden" name={name('read')} value={condition.value ?? ''} />
      <input
        className="field"
        name={name('value')}
        aria-label={`${title} of ${whose}`}
        placeholder={condition.field === LINES ? 'empty: as read' : 'empty: not stated'}
        defaultValue={condition.value ?? ''}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <RunsField targets={targets} name={name} label={`${title} of ${whose} applies to`} />
    </>
  )
}

function RunsField({
  targets,
  name,
  label,
}: {
  readonly targets: readonly Target[]
  readonly name: FieldName
  readonly label: string
}) {
  const [only, ...more] = targets
  if (only === undefined) return null
  if (more.length === 0) return <input type="hidden" name={name('runs')} value={runsText(only.runs)} />
  return (
    <select className={SELECT} name={name('runs')} aria-label={label}>
      {targets.map((target) => (
        <option key={target.words} value={runsText(target.runs)}>
          {target.words}
        </option>
      ))}
    </select>
  )
}

const only = (run: ReadRun): Target => ({ runs: [run.ordinal], words: `${runName(run)} only` })

/** Stands for "a factor, named in the field beside it". */
export const NAMED_FACTOR = 'factors.'

/** The fields by which a condition is added that nobody states yet. */
export function AddFields({
  runs,
  all,
  name,
}: {
  readonly runs: readonly ReadRun[]
  readonly all: readonly ReadRun[]
  readonly name: FieldName
}) {
  const free = ADDABLE.filter((field) =>
    runs.every((run) => conditionValue(run, field) === null || field === 'label' || field === 'toolVersion'),
  )
  const whose = runs.length > 1 ? `${runs.length} runs` : runs.map(runName).join()
  const ordinals = runs.map((run) => run.ordinal)
  const targets =
    runs.length > 1
      ? [{ runs: ordinals, words: `these ${runs.length} runs` }, ...runs.map(only)]
      : all.length === 1
        ? [{ runs: ordinals, words: '' }]
        : [...runs.map(only), { runs: all.map((run) => run.ordinal), words: `all ${all.length} runs` }]
  return (
    <>
      <select
        className={SELECT}
        name={name('field')}
        aria-label={`Condition to add to ${whose}`}
        defaultValue={NAMED_FACTOR}
      >
        <option value={NAMED_FACTOR}>something else, named:</option>
        {free.map((field) => (
          <option key={field} value={field}>
            {fieldTitle(field)}
          </option>
        ))}
      </select>
      <input
        className="field short"
        name={name('name')}
        aria-label={`Name of what was varied in ${whose}`}
        placeholder="max-readahead"
        maxLength={80}
        autoComplete="off"
      />
      <input
        className="field"
        name={name('value')}
        aria-label={`Value of the condition of ${whose}`}
        placeholder="value"
        maxLength={500}
        autoComplete="off"
      />
      <RunsField targets={targets} name={name} label={`The condition is added to`} />
    </>
  )
}

/** A value that opens its fields; works without a script. */
export function EditableValue({
  condition,
  children,
}: {
  readonly condition: Condition
  readonly children: React.ReactNode
}) {
  return (
    <details className="ed">
      <summary
        className="edit"
        aria-label={`${fieldTitle(condition.field)}: ${condition.value === null ? 'not stated, add' : `${condition.value}. Correct it`}`}
      >
        <ValueText value={condition.value} />
        {condition.value === null && ', add'}
      </summary>
      {children}
    </details>
  )
}
