import { escapeAttribute } from '@/components/escape-attribute'
import type { Chart, Comparison } from '@/lib/compare/comparison'
import { CopyText } from './copy-text'

interface Props {
  readonly comparison: Comparison
  /** whole: of the kept comparison */
  readonly address: string
  readonly href: string
}

/** What another site writes to show a kept comparison. */
export function EmbedSnippet({ comparison, address, href }: Props) {
  const title = escapeAttribute(comparison.title)
  const text = `<iframe src="${address}/embed" title="${title}" width="100%" height="${heightOf(comparison)}" loading="lazy"></iframe>`
  return (
    <section className="sect" aria-labelledby="embed">
      <h2 id="embed">In another page</h2>
      <p className="quiet">
        <a href={href}>Tables and drawings without the page around them</a>, with what differs and the way back.{' '}
        <CopyText text={text} href={href} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the page is narrow, so the keyboard must reach it */}
      <pre className="text72" tabIndex={0}>
        {text}
      </pre>
    </section>
  )
}

const LEAST = 320
const MOST = 1400

/** Pixels that most of it has room in, on a page of some 700; what is longer scrolls. */
function heightOf({ panels }: Comparison): number {
  const height = panels.reduce(
    (sum, { charts }) => sum + 80 + charts.reduce((own, chart) => own + chartHeight(chart), 0),
    220,
  )
  return Math.min(MOST, Math.max(LEAST, Math.round(height / 20) * 20))
}

const chartHeight = ({ groups, sweep }: Chart): number =>
  sweep === null ? 90 + groups.length * 68 : 390 + 28 * Math.max(...groups.map(({ points }) => points.length))
