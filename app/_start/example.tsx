import Link from 'next/link'
import { BarsDrawing, highestOf } from '@/components/chart/bars-drawing'
import { LinesDrawing } from '@/components/chart/lines-drawing'
import { multiplesOf } from '@/components/compare/multiple-plots'
import { plotOf } from '@/components/compare/plot-of-chart'
import { count } from '@/components/count'
import type { Comparison } from '@/lib/compare/comparison'
import { fieldWords } from '@/lib/compare/field-words'
import { headline } from './headline'

/** One comparison that the archive can show: what came out, its drawing, what it was measured with. */
export function Example({ comparison, href }: { readonly comparison: Comparison; readonly href: string }) {
  return (
    <article>
      <h3>
        <Link href={href} prefetch={false}>
          <Headline comparison={comparison} />
        </Link>
      </h3>
      <div>
        <Drawing comparison={comparison} />
        <p className="foot1">
          {measuredWith(comparison)}
          {comparison.differsWithin.length > 0 && (
            <>
              ; <span className="warn">also differs in</span> {comparison.differsWithin.map(fieldWords).join(', ')}
            </>
          )}
        </p>
      </div>
    </article>
  )
}

function Headline({ comparison }: { readonly comparison: Comparison }) {
  const pieces = headline(comparison.verdict)
  if (pieces.length === 0) return comparison.title
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, in its order, never moved
  return pieces.map(({ text, kind }, at) => (kind === 'condition' ? <code key={at}>{text}</code> : text))
}

/** Several machines meet only as ratios; one machine shows what it measured. */
function Drawing({ comparison }: { readonly comparison: Comparison }) {
  if (comparison.panels.length > 1) {
    const first = comparison.panels[0]?.charts[0]
    const [multiple] = multiplesOf(comparison, new Set(first === undefined ? [] : [first.key]))
    if (multiple === undefined) return null
    return <BarsDrawing plot={multiple.plot} highest={Math.max(1, highestOf(multiple.plot))} mark={1} />
  }
  const [panel] = comparison.panels
  const chart = panel?.charts[0]
  if (panel === undefined || chart === undefined) return null
  const plot = plotOf(comparison, panel, chart)
  return chart.sweep === null ? <BarsDrawing plot={plot} /> : <LinesDrawing plot={plot} />
}

function measuredWith({ equal, machines, panels, question, runs }: Comparison): string {
  const tool = [question.tool, equal.toolVersion].filter(Boolean).join(' ')
  const filesystem = equal.filesystem === undefined ? '' : ` on ${equal.filesystem}`
  const where = panels.length === 1 ? panels[0]?.short : count(machines, 'machine')
  return [`${tool}${filesystem}`, where, count(runs, 'run')].filter(Boolean).join('; ')
}
