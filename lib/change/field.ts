import type { Transaction } from '@/lib/db/in-transaction'

/** What is said of a run, and what was read. null: not stated, or as read. */
export interface Said {
  readonly value: string | null
  readonly readValue: string | null
}

/** One kind of thing that a person may put right of runs: how it is written, asked for and set. */
export interface Field {
  /** as it is kept. @throws BadCorrection for what it cannot be */
  tidy(value: string | null): string | null
  /** of each run that says something */
  read(transaction: Transaction, runIds: readonly number[]): Promise<readonly Said[]>
  /** @throws BadCorrection */
  set(transaction: Transaction, target: Target, value: string | null): Promise<void>
}

/** Runs of one message. */
export interface Target {
  readonly messageId: string
  readonly runIds: readonly number[]
  readonly at: Date
}
