import { isAside, speaksOfMeasuring } from './aside'
import type { Fact, ReadParagraph } from './fact'
import type { Passage } from './passage'

/** What a paragraph of prose says of the runs. */
export interface Statement {
  /** index of the paragraph's first line */
  readonly first: number
  /** what it states of what was measured */
  readonly stated: readonly Fact[]
  /** everything that it names at all, also of something else */
  readonly named: readonly Fact[]
}

/** What prose states: not what counts in headings only (`used` there), not what it says of something else. null: nothing. */
export function toStatement({ paragraph, passages }: ReadParagraph, used: ReadonlySet<Fact>): Statement | null {
  const stated: Fact[] = []
  const named: Fact[] = []
  for (const { passage, facts } of passages) {
    const own = facts.filter((fact) => fact.headingOnly !== true && !used.has(fact))
    if (own.length === 0) continue
    const aside = isAside(passage.text)
    named.push(...own)
    stated.push(...own.filter((fact) => (!aside || fact.certainty === 'always') && !isHistory(fact, passage)))
  }
  return named.length === 0 ? null : { first: paragraph.first, stated, named }
}

/** "on a 5.15 kernel a user reported": prose names kernels for many reasons. */
const isHistory = ({ field, certainty }: Fact, { kind, text }: Passage): boolean =>
  (field === 'kernel' || (field === 'filesystem' && certainty === 'named')) &&
  kind === 'sentence' &&
  !speaksOfMeasuring(text)
