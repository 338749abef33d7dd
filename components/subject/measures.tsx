import type { ReactNode } from 'react'
import { MetricTable } from '@/components/metric-table'
import { metricsOf } from '@/lib/metrics'
import { caveatsOf } from '@/lib/metrics/caveats'
import { formatHref } from '@/lib/url/format-href'

/** What a benchmark measures, from the table of metrics, and what its figures do not say by themselves. */
export function Measures({ tool }: { readonly tool: string }) {
  const metrics = metricsOf(tool)
  const caveats = caveatsOf(tool)
  return (
    <>
      <section className="sect">
        <h2>What it measures</h2>
        {metrics.length === 0 ? (
          <p>Its metrics are named by what it prints.</p>
        ) : (
          <Folded isLong={metrics.length > LONGEST} words={`Its ${metrics.length} metrics`}>
            <MetricTable tool={tool} metrics={metrics} />
          </Folded>
        )}
        <p className="mt2">
          <a href={formatHref(tool)}>How it is read</a>
        </p>
      </section>
      {caveats.length > 0 && (
        <section className="sect">
          <h2>To bear in mind</h2>
          {caveats.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </section>
      )}
    </>
  )
}

/** A table that is longer is folded: what the archive says stands under it. */
const LONGEST = 16

function Folded({ isLong, words, children }: { isLong: boolean; words: string; children: ReactNode }) {
  if (!isLong) return children
  return (
    <details>
      <summary>{words}</summary>
      {children}
    </details>
  )
}
