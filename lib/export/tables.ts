import type { z } from 'zod'
import {
  changeLine,
  headLine,
  importLine,
  maskLine,
  permalinkLine,
  proposalLine,
  removedLine,
  sourceLine,
} from './lines'
import type { FileName } from './manifest'
import { runsIn } from './run-numbers'
import { storeChange, storeProposal, storeRemoved } from './store-changes'
import { storeHead } from './store-head'
import { storeImport } from './store-import'
import { storeMask } from './store-mask'
import { storePermalink } from './store-permalink'
import type { StoreRow } from './store-row'
import { storeSource } from './store-source'

/** A table whose rows hang on no message: a file of its own, a line a row. */
export interface Table {
  readonly name: 'heads' | 'permalinks' | 'sources' | 'imports' | 'removed' | 'changes' | 'proposals' | 'masks'
  readonly file: FileName
  /** its rows in the order of their key */
  readonly select: string
  /** columns of time, which are written in one spelling */
  readonly times: readonly string[]
  /** columns of JSON, which are written as what they hold */
  readonly jsons?: readonly string[]
  readonly shape: z.ZodType
  readonly store: StoreRow<unknown>
  /** numbers of runs that a row names */
  runsIn(line: unknown): Iterable<number>
}

type Typed<Line> = Omit<Table, 'shape' | 'store' | 'runsIn'> & {
  readonly shape: z.ZodType<Line>
  readonly store: StoreRow<Line>
  runsIn(line: Line): Iterable<number>
}

const table = <Line>({ shape, store, runsIn, ...rest }: Typed<Line>): Table => ({
  ...rest,
  shape,
  store: (transaction, line, numberOf) => store(transaction, shape.parse(line), numberOf),
  runsIn: (line) => runsIn(shape.parse(line)),
})

/** Their files lie on the server's disk, and are read there. */
const UNDER_WAY = "SELECT 'import ' || id FROM Import WHERE state IN ('waiting', 'reading')"

export const tables: readonly Table[] = [
  table({
    name: 'heads',
    file: 'heads.jsonl',
    select: `SELECT messageId, parentId, subject, author, date, source, position FROM Head
      WHERE source IS NULL OR source NOT IN (${UNDER_WAY}) ORDER BY messageId`,
    times: [],
    shape: headLine,
    store: storeHead,
    runsIn: () => [],
  }),
  table({
    name: 'permalinks',
    file: 'permalinks.jsonl',
    select: 'SELECT slug, hash, question, parser, createdAt, snapshot FROM Permalink ORDER BY slug',
    times: ['createdAt'],
    shape: permalinkLine,
    store: storePermalink,
    runsIn,
  }),
  table({
    name: 'sources',
    file: 'sources.jsonl',
    select: `SELECT key, cursor, mails, results, updatedAt FROM Source WHERE key NOT IN (${UNDER_WAY}) ORDER BY key`,
    times: ['updatedAt'],
    shape: sourceLine,
    store: storeSource,
    runsIn: () => [],
  }),
  table({
    name: 'imports',
    file: 'imports.jsonl',
    select: `SELECT id, hash, name, files, size, state, parser, createdAt, endedAt, share, mails, results, added, runs, known, dropped, failed,
      '[' || substr(found, 2) || ']' AS found, '[' || substr(troubles, 2) || ']' AS troubles
      FROM Import WHERE state IN ('done', 'cancelled') ORDER BY id`,
    times: ['createdAt', 'endedAt'],
    jsons: ['found', 'troubles'],
    shape: importLine,
    store: storeImport,
    runsIn: () => [],
  }),
  table({
    name: 'removed',
    file: 'removed.jsonl',
    select: 'SELECT key, id, messageId, removedAt FROM Tombstone ORDER BY key',
    times: ['removedAt'],
    shape: removedLine,
    store: storeRemoved,
    runsIn: () => [],
  }),
  table({
    name: 'changes',
    file: 'changes.jsonl',
    select: `SELECT at, messageId AS message, action, who, runs, field, before, after, reason FROM Change ORDER BY id`,
    times: ['at'],
    jsons: ['runs'],
    shape: changeLine,
    store: storeChange,
    runsIn: () => [],
  }),
  table({
    name: 'proposals',
    file: 'proposals.jsonl',
    select: 'SELECT id, messageId AS message, runs, field, value, reason, at, state FROM Proposal ORDER BY id',
    times: ['at'],
    jsons: ['runs'],
    shape: proposalLine,
    store: storeProposal,
    runsIn: () => [],
  }),
  table({
    name: 'masks',
    file: 'masks.jsonl',
    select: 'SELECT name, label, maskedAt FROM Mask ORDER BY name',
    times: ['maskedAt'],
    shape: maskLine,
    store: storeMask,
    runsIn: () => [],
  }),
]
