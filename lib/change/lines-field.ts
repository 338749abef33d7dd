import type { Transaction } from '@/lib/db/in-transaction'
import { largestFile } from '@/lib/findings/largest-file'
import { BadCorrection } from '@/lib/ingest/correction'
import { readLinedRuns, type StoredLinedRun } from '@/lib/ingest/read-lined-runs'
import { claimedTwice, type Lines, type SettledRun, settleLines } from '@/lib/ingest/settle-lines'
import { storeLinks } from '@/lib/ingest/store-links'
import { storeMeasurements } from '@/lib/ingest/store-measurements'
import { lineColumns } from '@/lib/ingest/store-runs'
import type { Measurement } from '@/lib/model'
import type { Field } from './field'

/** The field by which a person says which lines belong to a run: `12-34`; without a value those that were read. */
export const LINES = 'lines'

const WRITTEN = /^L?(\d{1,7})(?:\s*[-–]\s*L?(\d{1,7}))?$/

export const writeLines = ([first, last]: Lines): string => `${first}-${last}`

/** null: as read. @throws BadCorrection */
function readLines(value: string | null): Lines | null {
  const said = value?.trim() ?? ''
  if (said === '') return null
  const [, from, to = from] = WRITTEN.exec(said) ?? []
  const lines = [Number(from), Number(to)] as const
  if (from === undefined || lines[0] < 1 || lines[0] > lines[1])
    throw new BadCorrection(`Lines are written as the first and the last, 12-34: "${said}" is not.`)
  return lines
}

/**
 * Figures outside the lines are set aside from the run: kept, and counted nowhere. Figures of other runs of the same benchmark in lines that were
 * added move to it; a run that has none left counts no more, until it has some again.
 */
export const linesField: Field = {
  tidy(value) {
    const lines = readLines(value)
    return lines === null ? null : writeLines(lines)
  },
  async read(transaction, runIds) {
    const runs = await transaction.run.findMany({
      where: { id: { in: [...runIds] } },
      select: { firstLine: true, lastLine: true, readLines: true },
    })
    return runs.map((run) => {
      const value = writeLines([run.firstLine, run.lastLine])
      return { value, readValue: run.readLines === null ? value : writeLines(JSON.parse(run.readLines) as Lines) }
    })
  },
  async set(transaction, { messageId, runIds, at }, value) {
    const said = readLines(value)
    await checkEnd(transaction, messageId, said)
    const before = await readLinedRuns(transaction, messageId)
    const others = before.filter(({ id, lines }) => runIds.includes(id) && differing(said, lines) !== null)
    if (others.length > 0 && runIds.length > 1)
      throw new BadCorrection('Lines are said of one run: the same lines cannot belong to several.')
    const now = before.map((run) => (runIds.includes(run.id) ? { ...run, said: differing(said, run.lines) } : run))
    checkClaims(now, runIds)
    const settled = settleLines(now)
    now.forEach((run, index) => {
      checkFigures(run, settled[index], runIds)
    })
    for (const [index, run] of now.entries())
      if (runIds.includes(run.id) || hasChanged(run, settled[index])) await store(transaction, run, settled[index], at)
    await storeLinks(transaction, messageId)
  },
}

const differing = (said: Lines | null, read: Lines): Lines | null =>
  said === null || writeLines(said) === writeLines(read) ? null : said

/** @throws BadCorrection where the mail ends before */
async function checkEnd(transaction: Transaction, messageId: string, said: Lines | null): Promise<void> {
  if (said === null) return
  const { text } = await transaction.message.findUniqueOrThrow({ where: { id: messageId }, select: { text: true } })
  const last = text.split('\n').length
  if (said[1] > last) throw new BadCorrection(`The mail has ${last} lines: there is no line ${said[1]}.`)
}

/**
 * What is said of two runs could be said in one order only, and taken back only in the other.
 * @throws BadCorrection where somebody said of another run that these lines are its
 */
function checkClaims(runs: readonly StoredLinedRun[], runIds: readonly number[]): void {
  for (const run of runs.filter(({ id, said }) => said !== null && runIds.includes(id)))
    for (const other of runs) {
      const line = other.id === run.id ? null : claimedTwice(run, other)
      if (line !== null)
        throw new BadCorrection(
          `Of line ${line} somebody said that it belongs to run ${other.ordinal}. Take that back first.`,
        )
    }
}

/** @throws BadCorrection where a run of which lines are said would have no figure in them, or where one would have two of one kind */
function checkFigures(run: StoredLinedRun, settled: SettledRun | undefined, runIds: readonly number[]): void {
  const figures = settled?.measurements ?? []
  if (run.said !== null && runIds.includes(run.id) && figures.length === 0)
    throw new BadCorrection(
      `No figure of ${run.tool} stands in these lines. To set the whole run aside, say that it is not a result.`,
    )
  const moved = figures.filter((figure) => !run.measurements.includes(figure))
  const own = new Map(figures.filter((figure) => !moved.includes(figure)).map((figure) => [kindOf(figure), figure]))
  for (const figure of moved) {
    const same = own.get(kindOf(figure))
    if (same !== undefined)
      throw new BadCorrection(
        `Line ${figure.line} has the same kind of figure as line ${same.line} (${figure.metric}): they are two runs.`,
      )
    own.set(kindOf(figure), figure)
  }
}

const kindOf = ({ metric, params }: Measurement): string => JSON.stringify([metric, Object.entries(params).sort()])

const hasChanged = ({ inForce }: Pick<StoredLinedRun, 'inForce'>, settled: SettledRun | undefined): boolean =>
  JSON.stringify(settled?.measurements) !== JSON.stringify(inForce)

async function store(
  transaction: Transaction,
  { id, measurements, inForce, lines, said, dismissedAt }: StoredLinedRun,
  settled: SettledRun | undefined,
  at: Date,
): Promise<void> {
  if (settled === undefined) return
  const isEmpty = measurements.length > 0 && settled.measurements.length === 0
  const wasEmpty = measurements.length > 0 && inForce.length === 0
  await transaction.run.update({
    where: { id },
    data: {
      ...lineColumns(lines, said, settled.aside),
      fileBytes: largestFile(settled.measurements)?.bytes ?? null,
      dismissedAt: isEmpty ? (dismissedAt ?? at) : wasEmpty ? null : dismissedAt,
    },
  })
  if (!hasChanged({ inForce }, settled)) return
  await transaction.measurement.deleteMany({ where: { runId: id } })
  await storeMeasurements(transaction, [{ runId: id, figures: settled.measurements }])
}
