import { cache } from 'react'
import type { Archive } from '@/lib/db/client'
import { lastSaved } from './last-saved'

interface Kept {
  readonly upTo: string
  readonly answers: Map<string, Promise<unknown>>
}

const kept = new WeakMap<Archive, Kept>()

/** One page asks once, and all that it shows is of one state. */
const stateOf = cache(lastSaved)

/** An answer is a few hundred kilobytes at most; older ones go first. */
const ANSWERS = 100

/**
 * Answers that count the whole archive (what it holds, facets, choices) are worked out once for each thing that is written and
 * not for each page. `key` names the question with everything that it depends on.
 */
export async function remember<T>(archive: Archive, key: string, ask: () => Promise<T>): Promise<T> {
  const upTo = await stateOf(archive)
  const before = kept.get(archive)
  const answers = before?.upTo === upTo ? before.answers : new Map<string, Promise<unknown>>()
  if (answers !== before?.answers) kept.set(archive, { upTo, answers })
  const known = answers.get(key)
  // The key decides the type: nobody else writes under it.
  if (known !== undefined) return known as Promise<T>
  const answer = ask()
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  for (const oldest of answers.keys()) if (answers.size > ANSWERS) answers.delete(oldest)
  return answer
}
