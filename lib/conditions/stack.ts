import { type Extractor, type Found, foundAt } from './extractor'
import { filesystemFamily } from './filesystem'
import type { Passage } from './passage'

/** "ext4/dm-loop/ext4:", "xfs/loop/xfs" */
const STACK = /^[\s*#=-]*((\w+)\/([a-z][\w-]*(?:\/[a-z][\w-]*)?)\/(\w+))\s*:?\s*$/i

/** A filesystem in a file on that filesystem, as the whole of a title: layers that are varied. */
export const stack: Extractor = {
  name: 'stack',
  hint: /\w\/[\w-]+\/\w/,
  find({ text, kind }: Passage): readonly Found[] {
    const match = kind === 'line' ? STACK.exec(text) : null
    const [, words = '', upper = '', middle = '', lower = ''] = match ?? []
    const value = filesystemFamily(upper)
    const isLayered = middle.split('/').every((layer) => filesystemFamily(layer) === null)
    if (match === null || value === null || value !== filesystemFamily(lower) || !isLayered) return []
    const said = { certainty: 'set', headingOnly: true } as const
    return [
      foundAt(match, words, { field: 'filesystem', value, ...said }),
      foundAt(match, words, { field: 'factors.variant', value: words, ...said }),
    ]
  },
}
