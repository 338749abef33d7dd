/** How much room a text takes in a drawing, estimated: a server has no font to measure with. Pixels. */

/** IBM Plex Mono is 0.6 em wide, every character. */
const monoWidth = (text: string, size: number): number => text.length * size * 0.6

/** IBM Plex Sans: a little more than its average character. */
const sansWidth = (text: string, size: number): number => text.length * size * 0.54

export const labelWidth = (text: string, mail: boolean): number => (mail ? monoWidth(text, 13) : sansWidth(text, 13))

/** The words behind a bar: the value in Mono, its ratio in bold, a small note, with the gaps between them. */
export function valueWidth(text: string, ratio: string | null, note: string | null): number {
  let width = 8 + monoWidth(text, 12) + (text.length > 4 ? 3 : 0)
  if (ratio !== null) width += 8 + sansWidth(ratio, 13)
  if (note !== null) width += 8 + sansWidth(note, 12)
  return width
}

/** Cuts a label into lines of at most `most` characters, behind a comma or a blank where there is one. Nothing is lost. */
export function wrapLabel(label: string, most: number): readonly string[] {
  const lines: string[] = []
  let rest = label
  while (rest.length > most) {
    const head = rest.slice(0, most + 1)
    const at = Math.max(head.lastIndexOf(',') + 1, head.lastIndexOf(' ') + 1)
    const cut = at > most / 3 && at <= most ? at : most
    lines.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut)
  }
  return [...lines, rest]
}

/** The narrowest margin of look.css (`.pr48` …) that has room; the widest where none has. */
export const marginFor = <T extends number>(room: number, margins: readonly [T, ...T[]]): T =>
  margins.find((margin) => margin >= room) ?? margins[margins.length - 1] ?? margins[0]
