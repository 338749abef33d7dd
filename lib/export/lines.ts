/**
 * What an export's JSON Lines hold. Written and read through these schemas alone: a new column is one field here (with a default, so that
 * earlier exports are read still), one in read-archive.ts and one where it is stored.
 */
import { z } from 'zod'
import { isCorrectableField } from '@/lib/ingest/correction'
import { isCharset } from './encode-declared'

const text = z.string()
const orNull = text.nullable()
const count = z.int().nonnegative()
const time = z.iso.datetime()

function isJson(value: string): boolean {
  try {
    return JSON.parse(value) !== undefined
  } catch {
    return false
  }
}

/** A run wherever it is spoken of: its message's id and its place there, from 1. */
const runOf = z.strictObject({ message: text, run: count })

const finding = z.object({
  kind: text,
  severity: z.enum(['info', 'warning']),
  text,
  runs: z.array(count),
  lines: z.array(count),
})

/** A message without its raw text, which stands in the mbox at its place. */
export const messageLine = z.object({
  ...{ id: text, key: text, messageId: orNull, subject: orNull, author: orNull, date: orNull },
  ...{ parser: text, savedAt: time },
  /** Message-IDs of the mails above it in its thread, from the first */
  references: z.array(text),
  mbox: z.object({ bytes: count, head: count, tail: count, charset: text.refine(isCharset) }),
  text,
  findings: z.array(finding),
})

export const condition = z
  .object({
    field: text,
    ...{ value: orNull, readValue: orNull, line: count.nullable(), text: orNull },
    how: z.enum(['stated', 'inferred']).nullable(),
    correctedAt: time.nullable(),
  })
  .refine(({ field, correctedAt }) => correctedAt === null || isCorrectableField(field))

export const measurement = z.object({
  ...{ metric: text, value: z.number().nullable(), unit: orNull, status: z.enum(['ok', 'too_fast', 'not_run']) },
  ...{ cpuPercent: z.number().nullable(), latencyUs: z.number().nullable() },
  params: z.record(text, z.union([text, z.number()])),
  ...{ line: count, column: count, text },
  marks: z.array(z.object({ kind: z.enum(['cpu', 'latency', 'repeat']), line: count, column: count, text })),
})

export const runLine = z.object({
  ...{ message: text, run: count },
  /** by which addresses name it: kept where it is free */
  id: count,
  ...{ tool: text, quoted: z.boolean(), lines: z.tuple([count, count]) },
  /** when a person said that it is no result */
  dismissedAt: time.nullable().default(null),
  /** as read, where a person says that `lines` belong to it */
  readLines: z.tuple([count, count]).nullable().default(null),
  /** seen in this message, first posted in that one */
  original: runOf.nullable(),
  /** the same figures as that earlier run of its message */
  equals: runOf.nullable(),
  conditions: z.array(condition),
  measurements: z.array(measurement),
  /** read in it and by `lines` not its own: at which place among its figures, and whose they are instead (a place in the message) */
  aside: z.array(measurement.extend({ at: count, to: count.nullable() })).default([]),
})

export const permalinkLine = z.object({
  ...{ slug: text, hash: text, question: text, parser: text, createdAt: time },
  /** the comparison as it was kept, letter for letter */
  snapshot: text.refine(isJson),
})

/** The head of a mail without a result in the thread of one that has some, or that may come to be. As the table Head has it. */
export const headLine = z.object({
  ...{ messageId: text, parentId: orNull, subject: orNull, author: orNull, date: orNull },
  ...{ source: orNull, position: count.nullable() },
})

export const sourceLine = z.object({ key: text, cursor: text, mails: count, results: count, updatedAt: time })

/** What became of files that a browser sent. */
export const importLine = z.object({
  ...{ id: text, hash: text, name: text, files: count, size: count },
  ...{ state: z.enum(['done', 'cancelled']), parser: text, createdAt: time, endedAt: time.nullable() },
  ...{ share: z.number(), mails: count, results: count, added: count, runs: count, known: count, dropped: count },
  ...{ failed: count, found: z.array(text) },
  troubles: z.array(z.object({ kind: z.enum(['dropped', 'failed']), at: text, messageId: orNull, why: text })),
})

/** A message that was taken back. */
export const removedLine = z.object({ key: text, id: text, messageId: orNull, removedAt: time })

const about = { message: text, runs: z.array(count), at: time }

/** A line of the log of changes. */
export const changeLine = z.object({
  ...about,
  action: z.enum(['correct', 'take back', 'propose', 'accept', 'decline', 'remove', 'mask', 'unmask']),
  who: z.enum(['edit link', 'operator', 'anyone']),
  ...{ field: orNull, before: orNull, after: orNull, reason: orNull },
})

/** A person who is not named. */
export const maskLine = z.object({ name: text, label: text, maskedAt: time })

export const proposalLine = z.object({
  ...{ id: text, ...about, field: text, value: orNull, reason: orNull },
  state: z.enum(['waiting', 'accepted', 'declined']),
})

export type RemovedLine = z.infer<typeof removedLine>
export type ChangeLine = z.infer<typeof changeLine>
export type MaskLine = z.infer<typeof maskLine>
export type ProposalLine = z.infer<typeof proposalLine>
export type MessageLine = z.infer<typeof messageLine>
export type RunLine = z.infer<typeof runLine>
export type PermalinkLine = z.infer<typeof permalinkLine>
export type HeadLine = z.infer<typeof headLine>
export type ImportLine = z.infer<typeof importLine>
export type SourceLine = z.infer<typeof sourceLine>
