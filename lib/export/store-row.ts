import type { Transaction } from '@/lib/db/in-transaction'

/** What became of a row of an export: stored; there already; what is here was kept, in words. */
export type StoredRow = 'new' | 'known' | { readonly kept: string }

/** @param numberOf the number that a run of the export has here */
export type StoreRow<Line> = (
  transaction: Transaction,
  line: Line,
  numberOf: (run: number) => number,
) => Promise<StoredRow>
