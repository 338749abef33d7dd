import { NO_HEAD } from '../headers'
import type { Layout } from './layout'

/** A mail's text and nothing else: who wrote it and when is not stated. */
export const plain: Layout = {
  name: 'plain text',
  split: (lines) => [{ first: 0, end: lines.length }],
  read: (lines) => ({ head: NO_HEAD, body: lines }),
}
