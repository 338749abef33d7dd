import type { Question } from '@/lib/compare/comparison'
import { fieldWords } from '@/lib/compare/field-words'
import { plural } from '@/lib/compare/plural'
import type { Archive } from '@/lib/db/client'
import { metricOf } from '@/lib/metrics'
import { questionHref } from '@/lib/url/question'
import { type AskedPart, askedParts } from './asked-parts'
import { countComparable, countFitting, countMeasured } from './count-runs'
import type { Emptiness, Nearest, WithoutOne } from './emptiness'
import { findNearest } from './find-nearest'
import { readCatalogue } from './read-catalogue'
import { surveyFields } from './survey-fields'

/** Why a question has no run: which of its conditions empties it, and what is nearest to it. */
export async function explainEmptyComparison(archive: Archive, question: Question): Promise<Emptiness> {
  const parts = await askedParts(archive, question)
  const without: WithoutOne[] = []
  for (const { words, without: rest } of parts) {
    const runs = await countComparable(archive, rest)
    if (runs > 0) without.push({ words, href: questionHref(rest), runs })
  }
  const fitting = await countFitting(archive, question)
  const clauses = clausesOf(parts)
  return {
    words: `No run of ${question.tool}${clauses}${fitting > 0 ? ' to compare' : ''}.`,
    why: fitting > 0 ? await missingWords(archive, question, fitting) : await noneWords(archive, question, clauses),
    without: without.toSorted((a, b) => b.runs - a.runs),
    nearest: fitting > 0 ? await otherQuestions(archive, question) : await findNearest(archive, question),
  }
}

/** " with filesystem jfs, kernel 2.4.7 in the mail 2001-10-09, Re: dbench" */
function clausesOf(parts: readonly AskedPart[]): string {
  const held = parts.filter(({ clause }) => clause.startsWith('with ')).map(({ words }) => words)
  const others = parts.filter(({ clause }) => !clause.startsWith('with ')).map(({ clause }) => clause)
  return [held.length === 0 ? '' : `with ${held.join(', ')}`, ...others]
    .filter(Boolean)
    .map((clause) => ` ${clause}`)
    .join('')
}

/** Runs fit, but they have not the metric, or do not state what is varied. */
async function missingWords(archive: Archive, question: Question, fitting: number): Promise<string> {
  const { tool, metrics, by } = question
  const titles = metrics.map((metric) => metricOf(tool, metric).title)
  const runs = fitting === 1 ? '1 run fits' : `${fitting} runs fit`
  if ((await countMeasured(archive, question)) > 0) return `${runs}, but none states its ${fieldWords(by)}.`
  return `${runs}, but none prints ${titles.length === 1 ? titles[0] : 'one of these metrics'}.`
}

/** No run fits: how many fit the benchmark, and how many of any benchmark fit the rest. */
async function noneWords(archive: Archive, question: Question, clauses: string): Promise<string> {
  const all: Question = { ...question, hold: [], values: [], message: null, runs: [], memory: 'marked' }
  const ofTool = await countFitting(archive, all)
  let elsewhere = 0
  for (const { tool } of await readCatalogue(archive)) elsewhere += await countFitting(archive, { ...question, tool })
  const has = `The archive has ${plural(ofTool, 'run')} of ${question.tool}`
  if (elsewhere === 0) return `${has}, and no run of any benchmark${clauses}.`
  return `${has} and ${plural(elsewhere, 'run')}${clauses}, but none that is both.`
}

/** The same runs by what they do state, with the metrics that they do print. */
async function otherQuestions(archive: Archive, question: Question): Promise<readonly Nearest[]> {
  const tool = (await readCatalogue(archive)).find((known) => known.tool === question.tool)
  const nearest: Nearest[] = []
  for (const { metric } of tool?.metrics ?? []) {
    const other = { ...question, metrics: [metric] }
    const runs = await countComparable(archive, other)
    if (runs > 0) nearest.push({ words: metricOf(question.tool, metric).title, href: questionHref(other), runs })
    if (nearest.length === OTHERS) return nearest
  }
  for (const { field } of await surveyFields(archive, question)) {
    const other = { ...question, by: field, base: null, values: [] }
    const runs = await countComparable(archive, other)
    if (runs > 0) nearest.push({ words: `by ${fieldWords(field)}`, href: questionHref(other), runs })
    if (nearest.length === OTHERS) return nearest
  }
  return nearest
}

/** So many other questions are offered. */
const OTHERS = 3
