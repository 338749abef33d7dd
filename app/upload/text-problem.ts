import { sizeText } from '@/lib/http/limits'
import type { Problem } from './problem'

/** Problems that the browser finds by itself, before anything is sent. */
export function textProblem(tooLong: number | null, found: 'binary' | 'failed' | null, limit: number): Problem | null {
  if (tooLong !== null) {
    const title = `Too long to paste: ${sizeText(tooLong)}`
    const way = 'Nothing was sent. Save it as a file and import that, as an archive.'
    return { status: 413, code: null, title, words: `The limit for a paste is ${sizeText(limit)}. ${way}` }
  }
  if (found === 'binary') {
    const words = 'It is a binary file. Save the mail as text. Nothing was sent.'
    return { status: 415, code: null, title: 'This is no text', words }
  }
  if (found === 'failed') {
    const words = 'A fault of ours: the reader broke off. The text is still in the box; nothing was sent.'
    return { status: 500, code: null, title: 'This text could not be read', words }
  }
  return null
}
