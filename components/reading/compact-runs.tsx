import { Fragment } from 'react'
import { KIND_CLASS } from '@/components/mail/kind-class'
import { metricOf } from '@/lib/metrics'
import { AsideFigures } from './aside-figures'
import { LineLink, type ShowValue } from './condition-list'
import { type Condition, conditionsOf, fieldTitle, headConditions } from './conditions'
import { companionText, FigureCell, padOf } from './figures'
import { paramTitle, varyingParams } from './param-words'
import { type ReadRun, runName } from './read-run'

interface CompactRunsProps {
  readonly runs: readonly ReadRun[]
  /** what a scope above shows of all of them */
  readonly shown: readonly Condition[]
  readonly show: ShowValue
  readonly prefix: string
  readonly caption: string
  /** fields of a run's head that can be changed */
  readonly head: readonly string[]
}

/** Neighbouring runs of few figures as the rows of one table: what tells them apart, then their figures. */
export function CompactRuns({ runs, shown, show, prefix, caption, head }: CompactRunsProps) {
  const [first] = runs
  if (first === undefined) return null
  const own = runs.map((run) => conditionsOf(run).filter((one) => !shown.some((each) => each.field === one.field)))
  const fields = [...new Set(own.flatMap((conditions) => conditions.map((condition) => condition.field)))]
  const places = varyingParams(runs.flatMap((run) => run.measurements))
  const columns = first.measurements.map((figure, at) => ({
    ...metricOf(first.tool, figure.metric),
    unit: figure.unit,
    hasCpu: runs.some((run) => (run.measurements[at]?.cpuPercent ?? null) !== null),
    texts: runs.map((run) => run.measurements[at]?.text ?? ''),
  }))
  return (
    <table className="tab wide tio several">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">run</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {fieldTitle(field)}
            </th>
          ))}
          {places.map((key) => (
            <th key={key} className="c" scope="col">
              {paramTitle(key)}
            </th>
          ))}
          {columns.map((column) => (
            <Fragment key={column.metric}>
              <th className="n" scope="col">
                <i className={KIND_CLASS[column.kind]}>{column.short}</i> {column.unit}
              </th>
              {column.hasCpu && (
                <th className="n" scope="col">
                  CPU %
                </th>
              )}
            </Fragment>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {runs.map((run, row) => (
          <tr key={run.ordinal} id={`${prefix}r${run.ordinal}`}>
            <th scope="row" className="m">
              {runName(run)}
            </th>
            {fields.map((field) => {
              const condition = own[row]?.find((each) => each.field === field)
              return (
                <td key={field} className="m opt">
                  {condition === undefined ? <span className="faint">–</span> : show(condition)}
                </td>
              )
            })}
            {places.map((key) => (
              <td key={key} className="c">
                {run.measurements.find((figure) => key in figure.params)?.params[key] ?? '–'}
              </td>
            ))}
            {columns.map((column, at) => {
              const figure = run.measurements[at] ?? null
              const pad = padOf(figure?.text ?? '', column.texts)
              return (
                <Fragment key={column.metric}>
                  <FigureCell figure={figure} pad={pad} prefix={prefix} />
                  {column.hasCpu && <td className="n sub">{figure === null ? '' : companionText(figure, 'cpu')}</td>}
                </Fragment>
              )
            })}
            <td>
              <LineLink line={run.lines[0]} end={run.lines[1]} prefix={prefix} />
              {headConditions(run, head).map((condition) => (
                <Fragment key={condition.field}> {show(condition)}</Fragment>
              ))}
              <AsideFigures run={run} prefix={prefix} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
