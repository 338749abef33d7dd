import { KIND_CLASS } from '@/components/mail/kind-class'
import type { MetricInfo } from '@/lib/metrics/metric'

/** A benchmark's metrics in the order of its output: what each is called, counted in, and which way is better. */
export function MetricTable({ tool, metrics }: { readonly tool: string; readonly metrics: readonly MetricInfo[] }) {
  return (
    <div className="scroll">
      <table className="tab metrics">
        <caption className="vh">Metrics of {tool}</caption>
        <thead>
          <tr>
            <th scope="col">figure</th>
            <th scope="col">name in addresses and data</th>
            <th scope="col">unit</th>
            <th scope="col">better</th>
            <th scope="col">what it measures</th>
          </tr>
        </thead>
        <tbody>
          {metrics.map(({ metric, title, unit, better, kind, meaning }) => (
            <tr key={metric}>
              <th scope="row">
                <mark className={KIND_CLASS[kind]}>{title}</mark>
              </th>
              <td className="m">{metric}</td>
              <td>{unit ?? <span className="faint">none</span>}</td>
              <td>{better}</td>
              <td className="wrap quiet">{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
