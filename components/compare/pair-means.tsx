import type { PairSummary } from '@/lib/compare/pair-summary'
import { intervalText } from '@/lib/compare/pair-words'
import { ratioText } from '@/lib/compare/ratio-text'
import { Stated } from './written'

/** Of values whose pairs are not listed, what their machines' ratios come to. */
export function PairMeans({ summaries }: { readonly summaries: readonly PairSummary[] }) {
  return (
    <div className="scroll">
      <table className="tab wide">
        <caption>The other compared values: geometric mean of the machines’ ratios</caption>
        <thead>
          <tr>
            <th scope="col">compared</th>
            <th scope="col">against</th>
            <th className="c" scope="col">
              machines
            </th>
            <th className="c" scope="col">
              better
            </th>
            <th className="c" scope="col">
              ratio
            </th>
            <th className="c" scope="col">
              95 % interval
            </th>
          </tr>
        </thead>
        <tbody>
          {summaries.map(({ baseValue, improved, interval, machines, mail, metric, ratio, title, value }) => (
            <tr key={`${metric} ${value}`}>
              <th scope="row">
                {title}, <Stated text={value} mail={mail} />
              </th>
              <td>
                <Stated text={baseValue} mail={mail} />
              </td>
              <td className="c">{machines}</td>
              <td className="c">{improved}</td>
              <td className="c r">{ratioText(ratio)}</td>
              <td className="c">{intervalText(interval)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
