import { MAX_LINES } from '@/components/chart/point-mark'
import type { Chart, Comparison } from '@/lib/compare/comparison'
import { questionHref } from '@/lib/url/question'

interface Props {
  readonly comparison: Comparison
  readonly chart: Chart
}

/** More lines than anybody tells apart are not drawn over each other: the reader says which. A GET form, without a script. */
export function AskSeries({ comparison: { question }, chart }: Props) {
  const values = [...new Set(chart.groups.flatMap(({ value }) => value ?? []))]
  const kept = new URL(questionHref({ ...question, values: [] }), 'http://here').searchParams
  return (
    <form className="ask-series" action="/compare">
      <p className="quiet">
        {chart.groups.length} lines are more than can be told apart. Choose up to {MAX_LINES}; the table has all.
      </p>
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <ul className="choices">
        {values.map((value, at) => (
          <li key={value}>
            <label>
              <input type="checkbox" name="value" value={value} defaultChecked={at < MAX_LINES} /> <code>{value}</code>
            </label>
          </li>
        ))}
      </ul>
      <button type="submit" className="btn">
        Draw these
      </button>
    </form>
  )
}
