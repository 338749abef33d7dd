/** One mail of an archive as it came. */
export interface RawMail {
  readonly bytes: Uint8Array
  /** where it stands in its input, in words: `commit 1a2b3c4d`, `byte 40960`; empty: it is the input */
  readonly at: string
  /** the next reading of this input starts behind it */
  readonly cursor: string
}

/** What stands in the place of a mail that is not handed on. */
export interface Dropped {
  readonly dropped: string
  readonly at: string
  readonly cursor: string
}

export type Mails = AsyncIterable<RawMail | Dropped>

/** A longer one is no mail that a person wrote: it is passed over, whatever it holds. Bytes. */
export const LONGEST_MAIL = 25_000_000

export const isDropped = (mail: RawMail | Dropped): mail is Dropped => 'dropped' in mail

/** An input that cannot be read, in words that a person can do something about. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}
