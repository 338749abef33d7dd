import type { Question } from '@/lib/compare/comparison'
import { fieldWords, valueWords } from '@/lib/compare/field-words'
import { plural } from '@/lib/compare/plural'
import type { Archive } from '@/lib/db/client'
import { type Asked, NOTHING_ASKED, questionHref } from '@/lib/url/question'
import { countValues } from './count-values'
import type { Emptiness, Nearest, WithoutOne } from './emptiness'
import { runsWhere } from './picked-sql'
import { readCatalogue } from './read-catalogue'
import { settleQuestion } from './settle-question'

type Held = Question['hold'][number]

/** So many nearest questions are offered. */
const NEAREST = 3

/** Why a question has no run: which of its conditions empties it, and what is nearest to it. */
export async function explainEmptyComparison(archive: Archive, question: Question): Promise<Emptiness> {
  const { tool, hold } = question
  const all = { ...question, hold: [], message: null, runs: [] }
  const ofTool = await countRuns(archive, all)
  const without: WithoutOne[] = []
  for (const held of hold) {
    const rest = { ...question, hold: hold.filter((one) => one !== held) }
    const runs = await countRuns(archive, rest)
    if (runs > 0) without.push({ words: heldWords(held), href: questionHref(rest), runs })
  }
  const elsewhere = await countHeld(archive, question)
  const conditions = hold.map(heldWords)
  const on = conditions.length === 0 ? '' : ` with ${conditions.join(', ')}`
  const counts = `The archive has ${plural(ofTool, 'run')} of ${tool} and ${plural(elsewhere, 'run')}${on}, but none that is both.`
  return {
    words: `No run of ${tool}${on}.`,
    why:
      conditions.length === 0
        ? `The archive has ${plural(ofTool, 'run')} of ${tool}, but none with these metrics.`
        : counts,
    without: without.toSorted((a, b) => b.runs - a.runs),
    nearest: await findNearest(archive, question),
  }
}

const heldWords = ({ field, value }: Held): string =>
  value === null ? `${fieldWords(field)} not stated` : `${fieldWords(field)} ${valueWords(field, value).text}`

async function countRuns(archive: Archive, question: Question): Promise<number> {
  const [row] = await archive.$queryRaw<
    { runs: bigint }[]
  >`SELECT count(*) AS runs FROM Run r WHERE ${runsWhere(question)}`
  return Number(row?.runs ?? 0)
}

/** Runs of any benchmark that fit what is held. */
async function countHeld(archive: Archive, question: Question): Promise<number> {
  let sum = 0
  for (const { tool } of await readCatalogue(archive)) sum += await countRuns(archive, { ...question, tool })
  return sum
}

/** The same benchmark with another value of what is held, and another benchmark with the same value. */
async function findNearest(archive: Archive, question: Question): Promise<readonly Nearest[]> {
  const drafts: Partial<Asked>[] = []
  for (const { field } of question.hold) {
    const { values } = await countValues(archive, { ...question, hold: [], message: null, runs: [] }, field, NEAREST)
    for (const { value } of values) if (value !== null) drafts.push({ tool: question.tool, hold: [{ field, value }] })
  }
  for (const { tool } of await readCatalogue(archive)) {
    const other = { ...question, tool, message: null, runs: [] }
    if (tool !== question.tool && (await countRuns(archive, other)) > 0) drafts.push({ tool, hold: question.hold })
  }
  const found: Nearest[] = []
  for (const draft of drafts.slice(0, 2 * NEAREST)) found.push(...(await toNearest(archive, draft)))
  return found.toSorted((a, b) => b.runs - a.runs).slice(0, NEAREST)
}

async function toNearest(archive: Archive, draft: Partial<Asked>): Promise<readonly Nearest[]> {
  // A benchmark that compares by what is held here is nearer than one run of it that holds it.
  const free = await settleQuestion(archive, { ...NOTHING_ASKED, ...draft, hold: [] })
  const isVaried = draft.hold?.some(({ field }) => field === free.question?.by) ?? false
  const { question } = isVaried ? free : await settleQuestion(archive, { ...NOTHING_ASKED, ...draft })
  if (question === null) return []
  const runs = await countRuns(archive, question)
  const held = question.hold.length === 0 ? '' : ` with ${question.hold.map(heldWords).join(', ')},`
  const words = `${question.tool}${held} by ${fieldWords(question.by)}`
  return runs === 0 ? [] : [{ words, href: questionHref(question), runs }]
}
