import type { ReactNode } from 'react'
import { count } from '@/components/count'
import { AsideFigures } from './aside-figures'
import { CompactRuns } from './compact-runs'
import { ConditionList, LineLink, type ShowValue } from './condition-list'
import { type Condition, headConditions, ownConditions } from './conditions'
import { figureTables } from './figure-tables'
import { Figures } from './figures'
import { FindingText, isOwn } from './findings'
import { constantWords, varyingParams } from './param-words'
import { type ReadMessage, type ReadRun, runName } from './read-run'

/** What a page may add to a run's reading: ways to change it, what the archive knows of it. */
export interface RunParts {
  readonly show: ShowValue
  /** how to add a condition to some runs */
  readonly add?: (runs: readonly ReadRun[]) => ReactNode
  /** fields of a run's head that can be changed too */
  readonly head?: readonly string[]
  /** what stands under a run's figures */
  readonly below?: (run: ReadRun) => ReactNode
}

interface RunReadingProps {
  readonly runs: readonly ReadRun[]
  readonly message: ReadMessage
  readonly shown: readonly Condition[]
  readonly parts: RunParts
  readonly prefix: string
}

const versionWords = (run: ReadRun): string => (run.toolVersion === null ? run.tool : `${run.tool} ${run.toolVersion}`)

/** `bonnie++ 1.96, file size 8G`; a sweep says how long it is. */
function toolWords(run: ReadRun): string {
  const tool = versionWords(run)
  const varying = varyingParams(run.measurements)
  const places = new Set(run.measurements.map((each) => varying.map((key) => each.params[key]).join())).size
  const sweep = varying.length === 0 ? '' : `${places} places of a sweep, ${count(run.measurements.length, 'figure')}`
  return [tool, constantWords(run.measurements), sweep].filter((part) => part !== '').join(', ')
}

/** Whether a run's figures are those of an earlier run of its message, which is counted in its stead. */
const repeats = (run: ReadRun, message: ReadMessage): boolean =>
  message.findings.some((finding) => finding.kind === 'identical-runs' && finding.runs.slice(1).includes(run.ordinal))

/** One run: what it was measured on as far as no scope above says it, and its figures. */
export function RunReading({ runs, message, shown, parts, prefix }: RunReadingProps) {
  const [run, ...others] = runs
  if (run === undefined) return null
  if (others.length > 0)
    return <SeveralRuns runs={runs} message={message} shown={shown} parts={parts} prefix={prefix} />
  const own = message.findings.filter((finding) => isOwn(finding, run))
  const id = `${prefix}r${run.ordinal}`
  return (
    <section className="run" aria-labelledby={id}>
      <header>
        <h3 id={id}>{runName(run)}</h3>
        <span className="quiet">{toolWords(run)}</span>
        <LineLink line={run.lines[0]} end={run.lines[1]} prefix={prefix} />
      </header>
      {own.map((finding) => (
        <FindingText
          key={`${finding.kind} ${finding.lines.join(' ')}`}
          finding={finding}
          prefix={prefix}
          id={message.id}
        />
      ))}
      <ConditionList
        conditions={[...headConditions(run, parts.head ?? []), ...ownConditions(run, shown)]}
        show={parts.show}
        prefix={prefix}
        more={parts.add?.([run])}
      />
      <div className="scroll">
        {figureTables(run.tool, run.measurements).map((table, at) => (
          <Figures
            key={table.groups[0]?.columns[0]?.metric ?? at}
            table={table}
            caption={`Figures of ${runName(run)}${at > 0 ? `, table ${at + 1}` : ''}`}
            prefix={prefix}
            again={repeats(run, message)}
          />
        ))}
      </div>
      <AsideFigures run={run} prefix={prefix} />
      {parts.below?.(run)}
    </section>
  )
}

function SeveralRuns({ runs, message, shown, parts, prefix }: RunReadingProps) {
  const [first] = runs
  const last = runs.at(-1)
  if (first === undefined || last === undefined) return null
  const id = `${prefix}runs${first.ordinal}`
  const own = message.findings.filter((finding) => runs.some((run) => isOwn(finding, run)))
  return (
    <section className="run" aria-labelledby={id}>
      <header>
        <h3 id={id}>{count(runs.length, 'run')}</h3>
        <span className="quiet">
          {[versionWords(first), constantWords(runs.flatMap((run) => run.measurements))].filter(Boolean).join(', ')}
        </span>
        <LineLink line={first.lines[0]} end={last.lines[1]} prefix={prefix} />
      </header>
      {own.map((finding) => (
        <FindingText
          key={`${finding.kind} ${finding.lines.join(' ')}`}
          finding={finding}
          prefix={prefix}
          id={message.id}
        />
      ))}
      <div className="scroll">
        <CompactRuns
          runs={runs}
          shown={shown}
          show={parts.show}
          prefix={prefix}
          caption={`Figures of ${runs.length} runs`}
          head={(parts.head ?? []).filter((field) => field !== 'toolVersion')}
        />
      </div>
      <ConditionList conditions={[]} show={parts.show} prefix={prefix} more={parts.add?.(runs)} />
      {runs.map((run) => parts.below?.(run))}
    </section>
  )
}
