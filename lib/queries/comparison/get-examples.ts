import type { Comparison, Question } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { NOTHING_ASKED, questionHref } from '@/lib/url/question'
import { remember } from '../kept/remember'
import { COMPARED_BY_THE_WAY } from './by-the-way'
import { getComparison } from './get-comparison'
import { readCatalogue } from './read-catalogue'
import { settleQuestion } from './settle-question'
import { surveyFields } from './survey-fields'

/** A comparison of one kind that the archive can show. */
export interface Example {
  readonly kind: 'mountOptions' | 'sweep' | 'filesystem' | 'factor'
  readonly comparison: Comparison
  readonly href: string
}

/** Benchmarks that are looked through: with more, the first ones have every kind. */
const TOOLS_LOOKED_AT = 12
const EXAMPLES = 3

type Kind = Example['kind']

/** The first three, where the archive has them. */
const ORDER: readonly Kind[] = ['mountOptions', 'sweep', 'filesystem', 'factor']

const KINDS: readonly { readonly kind: Kind; readonly of: RegExp }[] = [
  { kind: 'mountOptions', of: /^mountOptions$/ },
  { kind: 'filesystem', of: /^filesystem$/ },
  { kind: 'factor', of: /^factors\./ },
]

/** At most three, of different kinds where the archive has them: by mount options, over a sweep, by filesystem, by a factor. */
export const getExamples = (archive: Archive): Promise<readonly Example[]> =>
  remember(archive, 'examples', () => findExamples(archive))

async function findExamples(archive: Archive): Promise<readonly Example[]> {
  const found = new Map<Kind, Example>()
  const tools = (await readCatalogue(archive)).filter(({ runs }) => runs <= COMPARED_BY_THE_WAY)
  for (const { tool } of tools.slice(0, TOOLS_LOOKED_AT)) {
    if (ORDER.slice(0, EXAMPLES).every((kind) => found.has(kind))) break
    const { question } = await settleQuestion(archive, { ...NOTHING_ASKED, tool })
    if (question === null) continue
    for (const { field } of await surveyFields(archive, question)) {
      const kind = KINDS.find(({ of }) => of.test(field))?.kind ?? (field === 'kernel' ? 'sweep' : undefined)
      if (kind === undefined || found.has(kind)) continue
      const example = await tryExample(archive, { ...question, by: field }, kind)
      if (example !== null) found.set(kind, example)
    }
  }
  return ORDER.flatMap((kind) => found.get(kind) ?? []).slice(0, EXAMPLES)
}

/** A kind's example must show what the kind is about: a ratio, and for a sweep lines. */
async function tryExample(archive: Archive, question: Question, kind: Kind): Promise<Example | null> {
  const comparison = await getComparison(archive, question)
  const charts = comparison.panels.flatMap((panel) => panel.charts)
  const hasRatio = charts.some(({ groups }) =>
    groups.some(({ isBaseline, points }) => !isBaseline && points.some(({ ratio }) => ratio !== null)),
  )
  const fits = hasRatio && (kind !== 'sweep' || charts.some(({ sweep }) => sweep !== null))
  return fits ? { kind, comparison, href: questionHref(question) } : null
}
