import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@/lib/db/project-root'

/** What a picture is set in; the latin subset, as in fonts/plex.ts. */
const FACES = [
  { family: 'IBM Plex Sans', weight: 400, file: 'ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2' },
  { family: 'IBM Plex Sans', weight: 600, file: 'ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2' },
  { family: 'IBM Plex Mono', weight: 400, file: 'ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2' },
] as const

let known: Promise<string> | null = null

/** Rules that carry our type inside a file that may fetch nothing: a picture in a README looks like the page. Some 80 kB, read once. */
export function fontRules(): Promise<string> {
  known ??= Promise.all(FACES.map(faceRule)).then((rules) => rules.join(''))
  return known
}

async function faceRule({ family, weight, file }: (typeof FACES)[number]): Promise<string> {
  const font = await readFile(join(projectRoot(), 'node_modules/@fontsource', file), 'base64')
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`
}
