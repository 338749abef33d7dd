import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { projectRoot } from '@/lib/db/project-root'
import { type Pictured, pictureSvg } from './picture-svg'

/** Twice as many points as the drawing has pixels, for screens that have them: a whole picture is 1440 wide. */
const WIDTHS = { whole: 1440, preview: 1200 } as const

/** A server may have no font at all, and what draws the picture reads none that is packed for the web. */
const FONTS = [
  'ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  'ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  'ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf',
  'ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf',
] as const

/**
 * The picture as PNG, in our own type. Drawn outside of the server's thread, at most four at once, and bounded: the tallest whole
 * picture has some 1440 x 4600 points, 26 MB while it is drawn.
 */
export async function picturePng(pictured: Pictured): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(await pictureSvg(pictured), {
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS.map((file) => join(projectRoot(), 'node_modules/@expo-google-fonts', file)),
      defaultFontFamily: 'IBM Plex Sans',
    },
    fitTo: { mode: 'width', value: WIDTHS[pictured.shape ?? 'whole'] },
    logLevel: 'off',
  })
  return new Uint8Array(image.asPng())
}
