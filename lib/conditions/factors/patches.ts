import type { Extractor, Found } from '../extractor'
import type { Passage } from '../passage'

/** What stands behind a kernel's "+" or "plus": "2.4.8-ac12 + memory.c fix + low latency patch" */
const ADDED = /(?:\d[\w.+-]*\w|kernel|vanilla|mainline|\))\s+(?:\+|plus)\s+(.+?)(?:[.;](?:\s.*)?)?[\s:)\]=*-]*$/i
const SEPARATOR = /\s+(?:\+|plus|and)\s+|,\s+/i

export const patches: Extractor = {
  name: 'patches',
  hint: /\+|plus/i,
  find({ text, kind }: Passage): readonly Found[] {
    const match = kind === 'line' ? ADDED.exec(text) : null
    if (match === null || !/\d\.\d/.test(text.slice(0, match.index + 8))) return []
    const [, list = ''] = match
    let from = match.index + match[0].indexOf(list)
    return list.split(SEPARATOR).flatMap((words, index) => {
      const start = text.indexOf(words, from)
      from = start + words.length
      const value = words.replace(/^(?:(?:the|your|my|his|patch(?:es)?)\s+)+/i, '').trim()
      if (value === '' || value.length > 60) return []
      return [
        {
          field: index === 0 ? 'factors.patch' : `factors.patch ${index + 1}`,
          value,
          start,
          length: words.length,
          certainty: 'set',
          headingOnly: true,
        },
      ]
    })
  },
}
