/** One mail of an archive as it came. */
export interface RawMail {
  readonly bytes: Uint8Array
  /** where it stands in its input, in words: `commit 1a2b3c4d`, `byte 40960`; empty: it is the input */
  readonly at: string
  /** the next reading of this input starts behind it */
  readonly cursor: string
}

/** What stands in the place of a mail that is not handed on, with why. */
export interface Dropped {
  readonly dropped: string
  readonly at: string
  readonly cursor: string
}

/** What stands in the place of a file among several that cannot be read, with why. */
export interface Unreadable {
  readonly failed: string
  readonly at: string
  readonly cursor: string
}

export type NoMail = Dropped | Unreadable

export type Mails = AsyncIterable<RawMail | NoMail>

/** A longer one is no mail that a person wrote: it is passed over, whatever it holds. Bytes. */
export const LONGEST_MAIL = 25_000_000

export const isMail = (one: RawMail | NoMail): one is RawMail => 'bytes' in one

/** An input that cannot be read, in words that a person can do something about. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}
