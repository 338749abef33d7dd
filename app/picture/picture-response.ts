import { fontRules } from './font-rules'
import { picturePng } from './picture-png'
import { type Pictured, pictureSvg } from './picture-svg'

/** The picture as SVG, with its style and type inside. @param name of the file, without its ending */
export async function svgResponse(pictured: Pictured, name: string): Promise<Response> {
  return new Response(await pictureSvg(pictured, await fontRules()), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Disposition': `inline; filename="${name}.svg"`,
      // opened by itself it needs its own style and type and nothing else
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
    },
  })
}

/** The picture as PNG. @param name of the file, without its ending */
export async function pngResponse(pictured: Pictured, name: string): Promise<Response> {
  return new Response(await picturePng(pictured), {
    headers: { 'Content-Type': 'image/png', 'Content-Disposition': `inline; filename="${name}.png"` },
  })
}
