import { changedWords } from '@/lib/compare/changed-words'
import type { Changes } from '@/lib/compare/changes-as-text'
import type { Comparison } from '@/lib/compare/comparison'
import type { Forms } from './pass-on'
import { Picture } from './picture'

interface Props {
  readonly comparison: Comparison
  readonly address: string
  readonly since: Changes | null
  readonly forms: Pick<Forms, 'svg' | 'png'>
}

/** The answer as a picture that says by itself what it shows. */
export function AsPicture({ comparison, address, since, forms }: Props) {
  if (comparison.panels.length === 0) return null
  return (
    <div className="min0">
      <h2>As a picture</h2>
      <p className="quiet">
        What differs and the address are part of it.{' '}
        <a href={forms.svg} download>
          Save SVG
        </a>
        ,{' '}
        <a href={forms.png} download>
          Save PNG
        </a>
      </p>
      <figure className="picture">
        <Picture comparison={comparison} address={address} changed={since === null ? null : changedWords(since)} />
      </figure>
    </div>
  )
}
