import { randomUUID } from 'node:crypto'

/** A text on its way from a form to its preview. */
export interface Draft {
  readonly input: string | Uint8Array
  /** of the file that it came in */
  readonly name: string | null
}

/** In memory only: what nobody saved is in no file and gone with the server. */
const HELD = 100_000_000

declare global {
  var ioloreDrafts: Map<string, Draft> | undefined
}

/** A page and a route handler are bundled apart, so what they share hangs on the process. */
function drafts(): Map<string, Draft> {
  globalThis.ioloreDrafts ??= new Map()
  return globalThis.ioloreDrafts
}

const sizeOf = (draft: Draft): number => (typeof draft.input === 'string' ? draft.input.length * 2 : draft.input.length)

/** Keeps a draft; the oldest go when all of them are over 100 MB. @returns its name, which cannot be guessed */
export function keepDraft(draft: Draft): string {
  const all = drafts()
  const id = randomUUID()
  all.set(id, draft)
  let size = [...all.values()].reduce((sum, each) => sum + sizeOf(each), 0)
  for (const [old, each] of all) {
    if (size <= HELD || old === id) break
    all.delete(old)
    size -= sizeOf(each)
  }
  return id
}

/** null: it was given up or never was */
export const findDraft = (id: string): Draft | null => drafts().get(id) ?? null

export const dropDraft = (id: string): void => {
  drafts().delete(id)
}
