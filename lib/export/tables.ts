import type { z } from 'zod'
import type { Transaction } from '@/lib/db/in-transaction'
import { headLine, permalinkLine, sourceLine } from './lines'
import type { FileName } from './manifest'
import { runsIn } from './run-numbers'
import { storeHead } from './store-head'
import { storePermalink } from './store-permalink'
import { storeSource } from './store-source'

/** What became of a row of an export: stored; there already; what is here was kept, in words. */
export type StoredRow = 'new' | 'known' | { readonly kept: string }

/** @param numberOf the number that a run of the export has here */
export type StoreRow<Line> = (
  transaction: Transaction,
  line: Line,
  numberOf: (run: number) => number,
) => Promise<StoredRow>

/** A table whose rows hang on no message: a file of its own, a line a row. */
export interface Table {
  readonly name: 'heads' | 'permalinks' | 'sources'
  readonly file: FileName
  /** its rows in the order of their key */
  readonly select: string
  /** columns of time, which are written in one spelling */
  readonly times: readonly string[]
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

export const tables: readonly Table[] = [
  table({
    name: 'heads',
    file: 'heads.jsonl',
    select: 'SELECT messageId, parentId, subject, author, date, source, position FROM Head ORDER BY messageId',
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
    select: 'SELECT key, cursor, mails, results, updatedAt FROM Source ORDER BY key',
    times: ['updatedAt'],
    shape: sourceLine,
    store: storeSource,
    runsIn: () => [],
  }),
]
