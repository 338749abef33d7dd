import type { Legend, LegendRow } from './legend'

/** The rows of all legends by the names that mean them. */
export interface LegendIndex {
  readonly isEmpty: boolean
  /** The row that a heading or a label means: "Test 2:" the row 2 of tests, "A" the row A. */
  rowOf(words: string): LegendRow | null
}

/** No name is longer. */
const LONGEST = 200

/** Of two rows with one name the first counts. */
export function indexLegends(legends: readonly Legend[]): LegendIndex {
  const rows = legends.flatMap((legend) => legend.rows)
  const places = new Map<string, number>()
  const nouns = new Set<string>()
  for (const [place, { key, noun }] of rows.entries()) {
    const name = key.toLowerCase()
    // where rows are numbered a bare number means nothing
    const names = noun === null ? [name] : [`${noun.toLowerCase()} ${name}`, ...(/^\d+$/.test(name) ? [] : [name])]
    for (const one of names) if (!places.has(one)) places.set(one, place)
    if (noun !== null) nouns.add(noun.toLowerCase())
  }
  return {
    isEmpty: rows.length === 0,
    rowOf(words) {
      if (words.length > LONGEST) return null
      const name = words
        .trim()
        .replace(/^[\s=*#["'(-]+|[\s:=*#\]"')-]+$/g, '')
        .toLowerCase()
      const meant = [name, ...[...nouns].flatMap((noun) => namesWith(noun, name))]
      const found = meant.flatMap((one) => places.get(one) ?? [])
      return found.length === 0 ? null : (rows[Math.min(...found)] ?? null)
    },
  }
}

/** "test no. 2" → "test 2", and as it stands: a row may be called "no" */
function namesWith(noun: string, name: string): readonly string[] {
  if (!name.startsWith(noun)) return []
  const rest = name.slice(noun.length).trimStart()
  return [rest, rest.replace(/^(?:no\.?|nr\.?|#)\s*/, '')].map((key) => `${noun} ${key}`)
}
