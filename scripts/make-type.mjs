/**
 * `node scripts/make-type.mjs`: writes app/fonts/*.woff2, the characters that nearly every page is set in out of the latin files of
 * @fontsource. To be run again when those change, or RANGE does (app/fonts/plex.ts has it, too).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './steps/run.mjs'

const FACES = ['sans-400', 'sans-600', 'mono-400', 'mono-600']

/** ASCII, and the signs that our own words are written with. */
const RANGE =
  'U+20-7E, U+A0, U+B0-B2, U+B5, U+B7, U+D7, U+F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2191, U+2193, U+2212'

/** Kerning and ligatures. Left out: fractions, for which there is a second set of digits. */
const FEATURES = ['kern', 'liga']

const text = RANGE.split(', ')
  .map((piece) =>
    piece
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  )
  .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join('')

for (const face of FACES) {
  const [family, weight] = face.split('-')
  const name = `ibm-plex-${family}`
  const whole = await readFile(
    join(ROOT, 'node_modules/@fontsource', name, 'files', `${name}-latin-${weight}-normal.woff2`),
  )
  await writeFile(
    join(ROOT, 'app/fonts', `${name}-${weight}-basic.woff2`),
    await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: FEATURES }),
  )
}
