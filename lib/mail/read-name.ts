import { decodeWords } from 'postal-mime'

/** `x@y`, and what archives make of it: `x () y ! z` (MARC), `x at y.z` (pipermail). */
const ADDRESS = /\S@\S| \(\) |^\S+ at \S+(?:\.| dot )\S+$/

/**
 * The display name of a From field, never an address; null where the sender stated none.
 * `Ann Poe <ann@example.org>`, `"Poe, Ann" <…>`, `ann@example.org (Ann Poe)`, `ann at example.org (Ann Poe)`.
 */
export function readName(from: string): string | null {
  const value = from.trim()
  const angle = value.lastIndexOf('<')
  const name = angle > 0 ? value.slice(0, angle) : angle === 0 ? '' : (commentOf(value) ?? value)
  const clean = decodeWords(unquote(name.trim())).replace(/\s+/g, ' ').trim()
  return clean === '' || ADDRESS.test(clean) ? null : clean
}

/** The comment of `ann@example.org (Ann Poe)`; null where no address stands before it. */
function commentOf(value: string): string | null {
  const open = value.indexOf(' (', ADDRESS.test(value.slice(0, value.indexOf(' ('))) ? 0 : value.indexOf(' () ') + 4)
  if (open < 0 || !value.endsWith(')')) return null
  return ADDRESS.test(value.slice(0, open)) ? value.slice(open + 2, -1) : null
}

function unquote(name: string): string {
  if (!name.startsWith('"') || !name.endsWith('"') || name.length < 2) return name
  return name.slice(1, -1).replace(/\\(.)/g, '$1')
}
