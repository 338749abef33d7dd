import { cache } from 'react'
import type { Archive } from '@/lib/db/client'
import { keptFor } from './kept-for'
import { lastSaved } from './last-saved'

interface Kept {
  upTo: string
  answers: Map<string, Promise<unknown>>
}

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
  const kept = keptFor<Kept>(archive, 'answers', () => ({ upTo, answers: new Map() }))
  if (kept.upTo !== upTo) Object.assign(kept, { upTo, answers: new Map() })
  const { answers } = kept
  const known = answers.get(key)
  // The key decides the type: nobody else writes under it.
  if (known !== undefined) return known as Promise<T>
  const answer = ask()
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  for (const oldest of answers.keys()) if (answers.size > ANSWERS) answers.delete(oldest)
  return answer
}
