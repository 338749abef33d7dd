import { readMail } from './read-mail'
import type { ReaderPool } from './reader-pool'

/** For a file or two: starting threads would take longer than reading them. */
export const readerHere: ReaderPool = {
  width: 1,
  read: (batch) => Promise.all(batch.map(readMail)),
  close: () => Promise.resolve(),
}
