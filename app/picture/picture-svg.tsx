import { Picture } from '@/components/compare/picture'
import type { PictureShape } from '@/components/compare/picture-frame'
import { PICTURE_STYLE } from '@/components/compare/picture-style'
import type { Comparison } from '@/lib/compare/comparison'

/** What a picture shows, and in which shape. */
export interface Pictured {
  readonly comparison: Comparison
  readonly address: string
  readonly shape?: PictureShape
  /** of a kept comparison, what changed since; null: nothing */
  readonly changed?: string | null
}

/** Labels are words of mails, and XML knows fewer characters than mails have: no control characters, no half pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A picture that stands alone. `fonts`: rules that bring its type along. The renderer is loaded here, as Next refuses to bundle it with pages. */
export async function pictureSvg({ address, changed, comparison, shape }: Pictured, fonts = ''): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(
    <Picture
      comparison={comparison}
      address={address}
      shape={shape ?? 'whole'}
      changed={changed ?? null}
      style={`${fonts}${PICTURE_STYLE}`}
    />,
  )
  return `${svg.replace(NOT_XML, '')}\n`
}
