import { linesField, writeLines } from '@/lib/change/lines-field'
import { NO_RESULT, resultField } from '@/lib/change/result-field'
import { correctWithin } from '@/lib/correct'
import type { Transaction } from '@/lib/db/in-transaction'
import { BadCorrection } from '@/lib/ingest/correction'
import { fingerprintOf } from '@/lib/ingest/fingerprint'
import { pairReadings, type Reading } from '@/lib/ingest/pair-readings'
import { readConditionRows } from '@/lib/ingest/read-condition-rows'
import { asRead, type Lines } from '@/lib/ingest/settle-lines'
import type { RunLine } from './lines'
import type { ExportedMessage } from './read-export'

/** What an archive made of a message of an export. */
export interface Merged {
  /** its runs are not those of the export, nor in their order: another parser read them */
  readonly readOtherwise: boolean
  readonly corrections: { readonly new: number; readonly known: number }
  /** what is here and otherwise in the export, in words */
  readonly kept: readonly string[]
  /** a run's number in the export and here */
  readonly numbers: readonly (readonly [number, number])[]
}

interface Exported extends Reading {
  readonly line: RunLine
}

interface Here extends Reading {
  readonly id: number
  readonly ordinal: number
  readonly dismissedAt: Date | null
  readonly readLines: string | null
}

/** Adds the corrections of an export to a message that is there already. Where a person corrected the same thing here, that stays. */
export async function mergeCorrections(transaction: Transaction, { message, runs }: ExportedMessage): Promise<Merged> {
  const read = asRead(runs)
  const exported = runs.map(
    (line, index): Exported => ({
      ...{ line, tool: line.tool, lines: line.readLines ?? line.lines },
      fingerprint: fingerprintOf({ tool: line.tool, measurements: read[index] ?? line.measurements }),
    }),
  )
  const here = await readHere(transaction, message.id)
  const { pairs, lost } = pairReadings(exported, here)
  const corrections = { new: 0, known: 0 }
  const kept = lost
    .filter(({ line }) => correctionsOf(line).length > 0)
    .map(({ line }) => `run ${line.run} of ${message.id} is corrected in the export and not read here`)
  for (const { before, now } of pairs) {
    for (const { field, value, correctedAt } of correctionsOf(before.line)) {
      const row = (await readConditionRows(transaction, now.id)).find((candidate) => candidate.field === field)
      const inForce = row?.value ?? null
      if (inForce === value) corrections.known++
      else if (row?.corrected === true)
        kept.push(`run ${now.ordinal} of ${message.id}, ${field}: ${show(inForce)} here, ${show(value)} in the export`)
      else {
        await correctWithin(transaction, now.id, field, value, new Date(correctedAt))
        corrections.new++
      }
    }
    if (before.line.readLines !== null) {
      if (now.readLines === null) await sayLines(transaction, message.id, now.id, before.line)
      corrections[now.readLines === null ? 'new' : 'known']++
    }
    if (before.line.dismissedAt === null) continue
    if (now.dismissedAt === null) await setAside(transaction, message.id, now.id, new Date(before.line.dismissedAt))
    corrections[now.dismissedAt === null ? 'new' : 'known']++
  }
  return {
    readOtherwise: !sameInOrder(exported, here),
    corrections,
    kept,
    numbers: pairs.map(({ before, now }) => [before.line.id, now.id]),
  }
}

/** Where they cannot be said of what was read here, they stay as read. */
async function sayLines(transaction: Transaction, messageId: string, runId: number, { lines }: RunLine): Promise<void> {
  try {
    await linesField.set(transaction, { messageId, runIds: [runId], at: new Date() }, writeLines(lines))
  } catch (error) {
    if (!(error instanceof BadCorrection)) throw error
  }
}

const setAside = (transaction: Transaction, messageId: string, runId: number, at: Date): Promise<void> =>
  resultField.set(transaction, { messageId, runIds: [runId], at }, NO_RESULT)

async function readHere(transaction: Transaction, messageId: string): Promise<readonly Here[]> {
  const runs = await transaction.run.findMany({
    where: { messageId },
    select: {
      ...{ id: true, ordinal: true, tool: true, fingerprint: true, firstLine: true, lastLine: true },
      ...{ dismissedAt: true, readLines: true },
    },
    orderBy: { ordinal: 'asc' },
  })
  return runs.map(({ firstLine, lastLine, ...run }) => ({
    ...run,
    lines: run.readLines === null ? ([firstLine, lastLine] as const) : (JSON.parse(run.readLines) as Lines),
  }))
}

const correctionsOf = ({ conditions }: RunLine) =>
  conditions.flatMap(({ field, value, correctedAt }) => (correctedAt === null ? [] : [{ field, value, correctedAt }]))

const show = (value: string | null): string => (value === null ? 'not stated' : JSON.stringify(value))

const sameInOrder = (a: readonly Reading[], b: readonly Reading[]): boolean =>
  a.length === b.length && a.every(({ fingerprint }, at) => fingerprint === b[at]?.fingerprint)
