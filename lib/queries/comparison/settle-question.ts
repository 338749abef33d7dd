import type { Question } from '@/lib/compare/comparison'
import { fieldWords } from '@/lib/compare/field-words'
import { isOrdered } from '@/lib/compare/value-order'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { metricOf } from '@/lib/metrics'
import { isRange } from '@/lib/url/held'
import type { Asked } from '@/lib/url/question'
import type { Problem } from '@/lib/url/search'
import { remember } from '../kept/remember'
import { MAIN_METRICS } from '../runs/main-metrics'
import { countsSql } from '../sql/counts-sql'
import { fieldSql, holdsSql, nameIn } from './condition-sql'
import { countValues } from './count-values'
import { runsWhere } from './picked-sql'
import { type CataloguedTool, readCatalogue } from './read-catalogue'
import { surveyFields } from './survey-fields'

export interface Settled {
  /** null: the archive holds no run */
  readonly question: Question | null
  /** an unknown benchmark, metric or field: left out, with what stands in its place */
  readonly problems: readonly Problem[]
}

/** Values that are looked through for one that is no number. */
const VALUES_LOOKED_AT = 60

/** What is compared where the archive has nothing that varies. */
const NOTHING_VARIES = 'kernel'

/** Fills what the address leaves open from the archive: the benchmark, its first metric, the condition that most machines vary. */
export const settleQuestion = (archive: Archive, asked: Asked): Promise<Settled> =>
  remember(archive, JSON.stringify(['settled', asked]), () => settle(archive, asked))

async function settle(archive: Archive, asked: Asked): Promise<Settled> {
  const problems: Problem[] = []
  const complain = (key: string, value: string, words: string) =>
    problems.push({ key, value, words: `${key}=${value} ${words}` })
  const catalogue = await readCatalogue(archive)
  const message = await knownMessage(archive, asked.message)
  if (message !== asked.message)
    complain('msg', asked.message ?? '', 'is no message of this archive. All messages are compared.')
  const tool = await settleTool(archive, catalogue, { ...asked, message })
  if (tool === undefined) return { question: null, problems }
  if (asked.tool !== null && tool.tool !== asked.tool)
    complain('tool', asked.tool, `has no run here. ${tool.tool} is shown instead.`)
  const metrics = settleMetrics(tool, asked.metrics)
  const unknown = asked.metrics.filter((metric) => metric !== 'all' && !metrics.includes(metric))
  if (unknown.length > 0) {
    const shown = metricOf(tool.tool, metrics[0] ?? '').title
    complain(
      'metric',
      unknown.join(','),
      `is not printed by any run of ${tool.tool}. ${metrics.length === 1 ? `Its ${shown} is` : 'Its other metrics are'} shown.`,
    )
  }
  const draft: Question = { ...asked, tool: tool.tool, metrics, by: NOTHING_VARIES, base: null, values: [], message }
  const by = await settleField(archive, draft, asked.by)
  if (asked.by !== null && by !== asked.by)
    complain('by', asked.by, `is not stated by any run of ${tool.tool}. Compared by ${fieldWords(by)} instead.`)
  // What is varied cannot be held, but kernels may be varied in a range.
  const hold = asked.hold.filter((held) => held.field !== by || isRange(held))
  const base = asked.base === null || (await isValue(archive, { ...draft, by, hold }, asked.base)) ? asked.base : null
  if (base !== asked.base)
    complain('base', asked.base ?? '', `is no ${fieldWords(by)} of these runs. Another baseline is used.`)
  const against = await settleAgainst(archive, { ...draft, by, hold })
  if (against !== asked.against)
    complain(
      'against',
      asked.against,
      `needs values with an order, which ${fieldWords(by)} has not. One baseline is used.`,
    )
  const values: string[] = []
  for (const value of asked.values) {
    if (await isValue(archive, { ...draft, by, hold }, value)) values.push(value)
    else complain('value', value, `is no ${fieldWords(by)} of these runs. It is left out.`)
  }
  return {
    question: {
      ...draft,
      by,
      base,
      against,
      values,
      hold,
      equal: asked.equal.filter(
        (field) => field !== by && !hold.some((held) => held.field === field && !isRange(held)),
      ),
    },
    problems,
  }
}

async function knownMessage(archive: Archive, id: string | null): Promise<string | null> {
  return id === null || (await archive.message.count({ where: { id } })) === 0 ? null : id
}

/** The benchmark asked for, if it is there; else the one with most of the chosen runs, of the message's, of all. */
async function settleTool(
  archive: Archive,
  catalogue: readonly CataloguedTool[],
  { tool, message, runs }: Asked,
): Promise<CataloguedTool | undefined> {
  const asked = catalogue.find((known) => known.tool === tool)
  if (asked !== undefined || (message === null && runs.length === 0)) return asked ?? catalogue[0]
  const among = await archive.run.groupBy({
    by: ['tool'],
    where: { dismissedAt: null, ...(runs.length > 0 ? { id: { in: [...runs] } } : { messageId: message ?? '' }) },
    _count: { id: true },
    orderBy: { _count: { id: 'desc' } },
  })
  return catalogue.find((known) => known.tool === among[0]?.tool) ?? catalogue[0]
}

function settleMetrics({ metrics }: CataloguedTool, asked: readonly string[]): readonly string[] {
  const known = metrics.map(({ metric }) => metric)
  if (asked.includes('all') && !known.includes('all')) return known
  const wanted = asked.filter((metric) => known.includes(metric))
  if (wanted.length > 0) return wanted
  const main = MAIN_METRICS.find((metric) => known.includes(metric)) ?? known[0]
  return main === undefined ? [] : [main]
}

/** A field may be asked for though nothing varies it: the page then says so. It must be stated somewhere, though. */
async function settleField(archive: Archive, draft: Question, by: string | null): Promise<string> {
  if (by !== null && (await isStated(archive, draft, by))) return by
  const fields = await surveyFields(archive, draft)
  // A sweep is what figures are drawn over; who wants to compare by it asks.
  return fields.find(({ field }) => nameIn(field, 'params') === null)?.field ?? NOTHING_VARIES
}

async function settleAgainst(archive: Archive, question: Question): Promise<Question['against']> {
  if (question.against === 'base' || question.by === 'kernel') return question.against
  const { values } = await countValues(archive, question, question.by, VALUES_LOOKED_AT)
  const stated = values.map(({ value }) => value)
  return isOrdered(question.by, stated) ? 'previous' : 'base'
}

async function isStated(archive: Archive, { tool }: Question, by: string): Promise<boolean> {
  const isParam = nameIn(by, 'params') !== null
  const from = isParam ? Prisma.sql`FROM Run r JOIN Measurement m ON m.runId = r.id` : Prisma.sql`FROM Run r`
  const has = by.startsWith('option.')
    ? Prisma.sql`(${fieldSql(by)}) <> 'without'`
    : Prisma.sql`(${fieldSql(by)}) IS NOT NULL`
  const found = await archive.$queryRaw<
    unknown[]
  >`SELECT 1 AS found ${from} WHERE ${countsSql} AND r.tool = ${tool} AND ${has} LIMIT 1`
  return found.length > 0
}

async function isValue(archive: Archive, question: Question, base: string): Promise<boolean> {
  if (nameIn(question.by, 'params') !== null) return true
  const found = await archive.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM Run r WHERE ${runsWhere(question)} AND ${holdsSql(question.by, base)} LIMIT 1`
  return found.length > 0
}
