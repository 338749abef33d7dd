import { Picture } from '@/components/compare/picture'
import { PICTURE_STYLE } from '@/components/compare/picture-style'
import type { Comparison } from '@/lib/compare/comparison'

/** The picture as a file. The renderer is loaded here, as Next refuses to bundle it with pages. */
export async function pictureResponse(comparison: Comparison, address: string): Promise<Response> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(<Picture comparison={comparison} address={address} style={PICTURE_STYLE} />)
  return new Response(`${svg}\n`, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Disposition': 'inline; filename="comparison.svg"',
      // opened by itself it needs its own style and nothing else
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
