import type { Comparison } from '@/lib/compare/comparison'
import { Picture } from './picture'

interface Props {
  readonly comparison: Comparison
  readonly address: string
  readonly href: string
}

/** The answer as a picture that says by itself what it shows. */
export function AsPicture({ comparison, address, href }: Props) {
  if (comparison.panels.length === 0) return null
  return (
    <div className="min0">
      <h2>As a picture</h2>
      <p className="quiet">
        What differs and the address are part of it.{' '}
        <a href={href} download>
          Save SVG
        </a>
      </p>
      <figure className="picture">
        <Picture comparison={comparison} address={address} />
      </figure>
    </div>
  )
}
