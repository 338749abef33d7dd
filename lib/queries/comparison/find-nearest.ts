import type { Question } from '@/lib/compare/comparison'
import { fieldWords, heldWords } from '@/lib/compare/field-words'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import { readKernelRange } from '@/lib/conditions/kernel-range'
import type { Archive } from '@/lib/db/client'
import { type Asked, NOTHING_ASKED, questionHref } from '@/lib/url/question'
import { countComparable, countFitting } from './count-runs'
import { countValues } from './count-values'
import type { Nearest } from './emptiness'
import { readCatalogue } from './read-catalogue'
import { settleQuestion } from './settle-question'

type Held = Question['hold'][number]

/** So many nearest questions are offered. */
const NEAREST = 3
/** Kernels that are looked through for those next to a range. */
const KERNELS = 1000

/** The same benchmark with another value of what is held, and another benchmark with the same value. */
export async function findNearest(archive: Archive, question: Question): Promise<readonly Nearest[]> {
  const drafts: Partial<Asked>[] = []
  for (const held of question.hold)
    for (const hold of await otherHolds(archive, question, held)) drafts.push({ tool: question.tool, hold })
  for (const { tool } of await readCatalogue(archive)) {
    const other = { ...question, tool, values: [], message: null, runs: [] }
    if (tool !== question.tool && question.hold.length > 0 && (await countFitting(archive, other)) > 0)
      drafts.push({ tool, hold: question.hold })
  }
  const found = new Map<string, Nearest>()
  for (const draft of drafts.slice(0, 2 * NEAREST))
    for (const near of await toNearest(archive, draft)) found.set(near.href, near)
  return [...found.values()].toSorted((a, b) => b.runs - a.runs).slice(0, NEAREST)
}

/** Other values in the place of one, beside everything else that is held, or else alone. */
async function otherHolds(archive: Archive, question: Question, held: Held): Promise<readonly Question['hold'][]> {
  const everywhere = { ...question, values: [], message: null, runs: [], memory: 'marked' as const }
  const rest = question.hold.filter((one) => one !== held)
  for (const beside of rest.length === 0 ? [[]] : [rest, []]) {
    const values = await otherValues(archive, { ...everywhere, hold: beside }, held)
    if (values.length > 0) return values.map((value) => [...beside, { field: held.field, value }])
  }
  return []
}

async function otherValues(archive: Archive, question: Question, { field, value }: Held): Promise<readonly string[]> {
  const range = field === 'kernel' ? readKernelRange(value ?? '') : null
  const { values } = await countValues(archive, question, field, range === null ? NEAREST : KERNELS)
  const stated = values.flatMap((one) => one.value ?? [])
  if (range === null) return stated
  // Kernels come in their order: the last one before the range, and the first behind it.
  const before = stated.findLast((kernel) => kernelOrder(kernel) < kernelOrder(range.from ?? ''))
  const after = stated.find((kernel) => range.to !== null && kernelOrder(kernel) > kernelOrder(range.to))
  return [before, after].flatMap((kernel) => kernel ?? [])
}

async function toNearest(archive: Archive, draft: Partial<Asked>): Promise<readonly Nearest[]> {
  // A benchmark that compares by what is held here is nearer than one run of it that holds it.
  const free = await settleQuestion(archive, { ...NOTHING_ASKED, ...draft, hold: [] })
  const isVaried = draft.hold?.some(({ field }) => field === free.question?.by) ?? false
  const { question } = isVaried ? free : await settleQuestion(archive, { ...NOTHING_ASKED, ...draft })
  if (question === null) return []
  const runs = await countComparable(archive, question)
  const held =
    question.hold.length === 0
      ? ''
      : ` with ${question.hold.map(({ field, value }) => heldWords(field, value)).join(', ')},`
  const words = `${question.tool}${held} by ${fieldWords(question.by)}`
  return runs === 0 ? [] : [{ words, href: questionHref(question), runs }]
}
