import { comparisonAsText } from '@/lib/compare/as-text'
import type { Changes } from '@/lib/compare/changes-as-text'
import type { Comparison } from '@/lib/compare/comparison'
import { CopyText } from './copy-text'

interface Props {
  readonly comparison: Comparison
  readonly address: string
  readonly since: Changes | null
  readonly href: string
}

/** The answer as it would stand in a mail, to copy. */
export function AsText({ comparison, address, since, href }: Props) {
  const text = comparisonAsText(comparison, address, since)
  return (
    <div className="min0">
      <h2>As text for a mail</h2>
      <p className="quiet">
        At most 72 columns, with the line of every figure; IOlore reads it as the same figures.{' '}
        <CopyText text={text} href={href} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the page is narrow, so the keyboard must reach it */}
      <pre className="text72" tabIndex={0}>
        {text}
      </pre>
    </div>
  )
}
