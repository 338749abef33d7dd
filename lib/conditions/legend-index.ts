import type { Legend, LegendRow } from './legend'

/** The rows of all legends by the names that mean them. */
export interface LegendIndex {
  readonly isEmpty: boolean
  /** The row that a heading or a label means: "Test 2:" the row 2 of tests, "A" the row A. */
  rowOf(words: string): LegendRow | null
  /** all legends that a name may mean a row of */
  legendsOf(words: string): readonly Legend[]
}

/** A run's name, and what stands in its brackets: `can (v3)` is can, and v3. */
export function namesIn(name: string): readonly string[] {
  const inBrackets = name.length > LONGEST ? undefined : /^[^()]*\(([^()]{1,20})\)\s*$/.exec(name)?.[1]
  return inBrackets === undefined ? [name] : [name, inBrackets]
}

/** No name is longer. */
const LONGEST = 200

/** Of two rows with one name the first counts. */
export function indexLegends(legends: readonly Legend[]): LegendIndex {
  const rows = legends.flatMap((legend) => legend.rows.map((row) => ({ row, legend })))
  const places = new Map<string, number[]>()
  const nouns = new Set<string>()
  for (const [place, { row }] of rows.entries()) {
    const { key, noun } = row
    const name = key.toLowerCase()
    // where rows are numbered a bare number means nothing
    const names =
      noun === null
        ? [...new Set([name, bare(name)])]
        : [`${noun.toLowerCase()} ${name}`, ...(/^\d+$/.test(name) ? [] : [name])]
    for (const one of names) {
      const own = places.get(one)
      if (own === undefined) places.set(one, [place])
      else own.push(place)
    }
    if (noun !== null) nouns.add(noun.toLowerCase())
  }
  const placesOf = (words: string): readonly (readonly number[])[] => {
    if (words.length > LONGEST) return []
    const name = words
      .trim()
      .replace(/^[\s=*#["'(-]+|[\s:=*#\]"')-]+$/g, '')
      .toLowerCase()
    const meant = [name, bare(name), ...[...nouns].flatMap((noun) => namesWith(noun, name))]
    return meant.flatMap((one) => {
      const own = places.get(one)
      return own === undefined ? [] : [own]
    })
  }
  return {
    isEmpty: rows.length === 0,
    rowOf: (words) => rows[Math.min(...placesOf(words).map(([first]) => first ?? 0))]?.row ?? null,
    legendsOf: (words) => placesOf(words).flatMap((own) => own.flatMap((place) => rows[place]?.legend ?? [])),
  }
}

/** `2.4.18-pre3_ll` is `2.4.18pre3ll` */
const bare = (name: string): string => (/\d\.\d/.test(name) ? name.replace(/[-_]/g, '') : name)

/** "test no. 2" → "test 2", and as it stands: a row may be called "no" */
function namesWith(noun: string, name: string): readonly string[] {
  if (!name.startsWith(noun)) return []
  const rest = name.slice(noun.length).trimStart()
  return [rest, rest.replace(/^(?:no\.?|nr\.?|#)\s*/, '')].map((key) => `${noun} ${key}`)
}
