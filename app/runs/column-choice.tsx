import Link from 'next/link'
import type { ColumnKey } from '@/lib/url/run-columns'
import { RUN_COLUMNS } from '@/lib/url/run-columns'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'
import { columnTitle } from './column-titles'

interface Props {
  readonly filter: RunsFilter
  /** those of the table */
  readonly shown: readonly ColumnKey[]
  /** metrics that it has figures of */
  readonly metrics: readonly string[]
}

/** Which columns the table has: a GET form, so that they stand in the address. */
export function ColumnChoice({ filter, shown, metrics }: Props) {
  const rest = new URLSearchParams(runsHref({ ...filter, columns: null }).split('?')[1] ?? '')
  const keys: readonly ColumnKey[] = [...RUN_COLUMNS, ...metrics.map((metric): ColumnKey => `metric.${metric}`)]
  return (
    <details className="columns">
      <summary>Columns</summary>
      {/* another table begins the form anew with the columns that it has */}
      <form action="/runs" key={shown.join()}>
        {[...rest].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ul className="row tight">
          {keys.map((key) => (
            <li key={key} className="nw">
              <label>
                <input type="checkbox" name="columns" value={key} defaultChecked={shown.includes(key)} />{' '}
                {columnTitle(key, filter.tool)}
              </label>
            </li>
          ))}
        </ul>
        <p className="row mt2">
          <button type="submit" className="btn">
            Show these
          </button>
          {filter.columns !== null && (
            <Link href={runsHref({ ...filter, columns: null })} prefetch={false}>
              The usual ones
            </Link>
          )}
          <span className="quiet small">Every head sorts. JSON and CSV have all columns.</span>
        </p>
      </form>
    </details>
  )
}
