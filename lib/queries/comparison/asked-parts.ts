import type { Question } from '@/lib/compare/comparison'
import { fieldWords, heldWords } from '@/lib/compare/field-words'
import { messageWordsIn } from '@/lib/compare/message-value'
import { plural } from '@/lib/compare/plural'
import type { Archive } from '@/lib/db/client'
import { writeMessages } from './write-messages'

/** One thing that narrows a question, and the question without it. */
export interface AskedPart {
  /** "filesystem jfs", "kernel 2.4.0 to 2.4.20", "the mail 2001-10-09, Re: dbench" */
  readonly words: string
  /** as it ends "No run of bonnie++ …": "with filesystem jfs", "in the mail …" */
  readonly clause: string
  readonly without: Question
}

/** Everything that narrows a question besides its benchmark, its metrics and what is varied. */
export async function askedParts(archive: Archive, question: Question): Promise<readonly AskedPart[]> {
  const { by, hold, memory, message, runs, values } = question
  const parts: AskedPart[] = hold.map((held) => ({
    words: heldWords(held.field, held.value),
    clause: `with ${heldWords(held.field, held.value)}`,
    without: { ...question, hold: hold.filter((one) => one !== held) },
  }))
  if (values.length > 0) {
    const chosen = `the ${plural(values.length, 'chosen value')} of ${fieldWords(by)}`
    parts.push({ words: chosen, clause: `with ${chosen}`, without: { ...question, values: [] } })
  }
  if (message !== null) {
    const mail = `the mail ${messageWordsIn((await writeMessages(archive, [message])).get(message) ?? message)}`
    parts.push({ words: mail, clause: `in ${mail}`, without: { ...question, message: null } })
  }
  if (runs.length > 0) {
    const chosen = `the ${plural(runs.length, 'chosen run')}`
    parts.push({ words: chosen, clause: `among ${chosen}`, without: { ...question, runs: [] } })
  }
  if (memory === 'out') {
    const words = 'leaving out what measures memory'
    parts.push({ words, clause: 'aside from those that measure memory', without: { ...question, memory: 'marked' } })
  }
  return parts
}
