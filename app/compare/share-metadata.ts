import type { Metadata } from 'next'
import type { Comparison } from '@/lib/compare/comparison'
import { inShort, pictureWords } from '@/lib/compare/in-short'

interface Shared {
  readonly comparison: Comparison
  /** whole: where the link leads */
  readonly address: string
  /** whole: the picture in the shape of a preview */
  readonly image: string
  /** of a kept comparison: what changed since; null: nothing */
  readonly changed?: string | null
}

/** What a link to a comparison shows of itself elsewhere: title, verdict, picture. */
export function shareMetadata({ comparison, address, image, changed = null }: Shared): Metadata {
  const { title } = comparison
  const description = changed === null ? inShort(comparison) : `${inShort(comparison)} Changed: ${changed}.`
  const alt = pictureWords(comparison)
  return {
    title,
    description,
    openGraph: {
      ...{ title, description, url: address, siteName: 'IOlore', type: 'article' },
      images: [{ url: image, width: 1200, height: 630, type: 'image/png', alt }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image, alt }] },
  }
}
