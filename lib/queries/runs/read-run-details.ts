import { LINES, writeLines } from '@/lib/change/lines-field'
import { RESULT } from '@/lib/change/result-field'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { conditionsInForce } from '@/lib/ingest/condition-row'
import { CHANGED } from '@/lib/ingest/find-doubtful'
import { readAside } from '@/lib/ingest/read-lined-runs'
import type { Lines } from '@/lib/ingest/settle-lines'
import type { Evidence, Finding, Mark, Measurement, Params } from '@/lib/model'
import { readJson } from '../sql/read-json'
import { type CorrectedBy, readCorrections } from './read-corrections'
import { runName } from './read-figures'
import type { Corrected, RunDetail, RunLink } from './run-detail'

type FigureRow = readonly [
  runId: number,
  figure: readonly [string, number | null, string | null, Measurement['status'], number | null, number | null],
  place: readonly [number, number, string],
  params: Params,
  marks: readonly Mark[],
]

/** All runs of a message in its order, or the runs of these numbers in any. */
export type WhichRuns = { readonly messageId: string } | { readonly ids: readonly number[] }

interface Asked {
  /** of their messages: each run takes those that name it */
  readonly findings: (messageId: string) => readonly Finding[]
  /** figures of these; null: all */
  readonly metrics?: readonly string[] | null
}

export async function readRunDetails(
  archive: Archive,
  which: WhichRuns,
  { findings, metrics = null }: Asked,
): Promise<readonly RunDetail[]> {
  const runs = await archive.run.findMany({
    where: 'ids' in which ? { id: { in: [...which.ids] } } : which,
    orderBy: { ordinal: 'asc' },
    include: {
      conditions: { orderBy: { id: 'asc' } },
      original: LINK,
      equals: LINK,
      seenIn: { ...LINK, orderBy: [{ time: 'asc' }, { id: 'asc' }] },
    },
  })
  const figures = await readMeasurements(archive, which, metrics)
  const corrections = await readCorrections(archive, [...new Set(runs.map(({ messageId }) => messageId))])
  const quoting = runs.flatMap(({ seenIn }) => seenIn.map((quote) => quote.messageId))
  const changed = await countChanged(archive, [...new Set([...runs.map(({ messageId }) => messageId), ...quoting])])
  return runs.map((run) => ({
    id: run.id,
    messageId: run.messageId,
    ordinal: run.ordinal,
    tool: run.tool,
    quoted: run.quoted,
    lines: [run.firstLine, run.lastLine],
    ...conditionsInForce(
      run.conditions.map((row) => ({ ...row, how: toHow(row.how), corrected: row.correctedAt !== null })),
    ),
    measurements: figures.get(run.id) ?? [],
    evidence: Object.fromEntries(run.conditions.flatMap((row) => evidenceOf(row) ?? [])),
    corrected: Object.fromEntries([
      ...run.conditions.flatMap((row) => correctionOf(row, corrections(run, row.field)) ?? []),
      ...linesOf(run, corrections(run, LINES)),
    ]),
    findings: findings(run.messageId).filter(({ runs: named }) => named.includes(run.ordinal)),
    seenIn: run.seenIn.map((quote) => toLink(quote, changed(quote))),
    original: run.original && toLink(run.original, changed(run)),
    equals: run.equals && toLink(run.equals, 0),
    machineLabel: run.machineLabel,
    readLines: run.readLines === null ? null : (JSON.parse(run.readLines) as Lines),
    aside: readAside(run.aside),
    dismissed:
      run.dismissedAt === null
        ? null
        : (corrections(run, RESULT) ?? { who: null, at: run.dismissedAt.toISOString(), reason: null }),
  }))
}

const LINK = { include: { message: { select: { subject: true, author: true, date: true } } } } as const

type LinkedRun = Prisma.RunGetPayload<typeof LINK>

const toLink = ({ id, messageId, label, ordinal, firstLine, message }: LinkedRun, changed: number): RunLink => ({
  runId: id,
  messageId,
  subject: message.subject,
  from: message.author,
  date: message.date,
  label: runName(label, ordinal),
  line: firstLine,
  changed,
})

type Quotation = Pick<LinkedRun, 'messageId' | 'ordinal'>

/** In how many figures quotations in these messages differ from what they quote. */
async function countChanged(archive: Archive, messageIds: readonly string[]): Promise<(quote: Quotation) => number> {
  const rows = await readJson<readonly [messageId: string, ordinal: number, figures: number]>(
    archive,
    Prisma.sql`json_array(f.messageId, j.value, json_array_length(f.lines))`,
    Prisma.sql`FROM Finding f, json_each(f.runs) j
      WHERE f.kind = ${CHANGED} AND f.messageId IN (SELECT value FROM json_each(${JSON.stringify(messageIds)}))`,
  )
  const keyOf = (messageId: string, ordinal: number) => `${messageId} ${ordinal}`
  const counts = new Map(rows.map(([messageId, ordinal, figures]) => [keyOf(messageId, ordinal), figures]))
  return ({ messageId, ordinal }) => counts.get(keyOf(messageId, ordinal)) ?? 0
}

const toHow = (how: string | null): Evidence['how'] | null =>
  how === null ? null : how === 'stated' ? 'stated' : 'inferred'

type ConditionRow = Prisma.ConditionGetPayload<object>
type LinedRow = Prisma.RunGetPayload<object>

function evidenceOf({ field, line, text, how }: ConditionRow): readonly [[string, Evidence]] | null {
  return line === null || text === null ? null : [[field, { line, text, how: toHow(how) ?? 'stated' }]]
}

function correctionOf(
  { field, value, readValue, correctedAt }: ConditionRow,
  by: CorrectedBy | null,
): readonly [[string, Corrected]] | null {
  return correctedAt === null ? null : [[field, { read: readValue, value, at: correctedAt.toISOString(), by }]]
}

/** The lines as a correction beside those of the conditions. */
function linesOf(
  { firstLine, lastLine, readLines }: Pick<LinedRow, 'firstLine' | 'lastLine' | 'readLines'>,
  by: CorrectedBy | null,
): readonly (readonly [string, Corrected])[] {
  if (readLines === null) return []
  const read = writeLines(JSON.parse(readLines) as Lines)
  return [[LINES, { read, value: writeLines([firstLine, lastLine]), at: by?.at ?? null, by }]]
}

/** A long AIM7 table has hundreds: read as one text. */
async function readMeasurements(
  archive: Archive,
  which: WhichRuns,
  metrics: readonly string[] | null,
): Promise<ReadonlyMap<number, readonly Measurement[]>> {
  const ofRuns =
    'ids' in which
      ? Prisma.sql`r.id IN (SELECT value FROM json_each(${JSON.stringify(which.ids)}))`
      : Prisma.sql`r.messageId = ${which.messageId}`
  const ofMetrics =
    metrics === null
      ? Prisma.empty
      : Prisma.sql`AND m.metric IN (SELECT value FROM json_each(${JSON.stringify(metrics)}))`
  const rows = await readJson<FigureRow>(
    archive,
    Prisma.sql`json_array(m.runId, json_array(m.metric, m.value, m.unit, m.status, m.cpuPercent, m.latencyUs),
      json_array(m.line, m.column, m.text), json(m.params), json(m.marks))`,
    Prisma.sql`FROM Run r JOIN Measurement m ON m.runId = r.id WHERE ${ofRuns} ${ofMetrics}
      ORDER BY m.runId, m.ordinal`,
  )
  const byRun = new Map<number, Measurement[]>()
  for (const [
    runId,
    [metric, value, unit, status, cpuPercent, latencyUs],
    [line, column, text],
    params,
    marks,
  ] of rows) {
    const figure = { metric, value, unit, status, cpuPercent, latencyUs, params, line, column, text, marks }
    const figures = byRun.get(runId)
    if (figures === undefined) byRun.set(runId, [figure])
    else figures.push(figure)
  }
  return byRun
}
