import type { LineMarks } from './line-marks'

/** A stretch of lines that is shown, or one that is left out with a word about it. Both ends are inside. */
export interface Stretch {
  readonly first: number
  readonly last: number
  readonly shown: boolean
}

/** A stretch without any mark is folded where it is longer than this … */
const LONGEST = 400
/** … and so many lines of it stay on either side. */
const AROUND = 40

/** Which lines of a section are shown: all, unless hundreds of them hold nothing that was read. */
export function foldLines(first: number, last: number, marks: LineMarks): readonly Stretch[] {
  const stretches: Stretch[] = []
  let from = first
  let quiet = first
  const close = (next: number) => {
    if (next - quiet <= LONGEST) return
    const [left, right] = [quiet + AROUND, next - 1 - AROUND]
    stretches.push({ first: from, last: left - 1, shown: true }, { first: left, last: right, shown: false })
    from = right + 1
  }
  for (let line = first; line <= last; line++) {
    if (!marks.has(line)) continue
    close(line)
    quiet = line + 1
  }
  close(last + 1)
  stretches.push({ first: from, last, shown: true })
  return stretches
}
