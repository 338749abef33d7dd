import type { Extractor, Found } from '../extractor'
import type { Passage } from '../passage'

/** What stands behind a kernel's "+" or "plus": "2.4.8-ac12 + memory.c fix + low latency patch" */
const ADDED = /(?:\d[\w.+-]*\w|kernel|vanilla|mainline|\))\s+(?:\+|plus)\s+(.+?)(?:[.;](?:\s.*)?)?[\s:)\]=*-]*$/i
const SEPARATOR = /\s+(?:\+|plus|and)\s+|,\s+/i

/** "All kernels are 2.4.7 + acX + foo-2 (Ann) + bar": said once for every run */
const ALL =
  /^\s*all (?:the |these |of the )?(?:kernels?|tests?|runs?|results?)\s+(?:(?:are|were|have|had|was|is|use|used|with|on|done|made|run)\s+)+(?:linux |kernel )?v?\d\.\d[\w.-]*\s+(?:\+|plus)\s+([^.;]+?)[\s.]*$/i
/** no patch: a kernel's own name (acX, v5.8-rc4) */
const VERSION = /^(?:v?\d+\.\d[\w.-]*|(?:ac|aa|mm|rc|pre|bk|git)[\dXxNn]*)$/

export const patches: Extractor = {
  name: 'patches',
  hint: /\+|plus/i,
  find({ text, kind }: Passage): readonly Found[] {
    const all = ALL.exec(text)
    const match = all ?? (kind === 'line' ? ADDED.exec(text) : null)
    if (match === null || !/\d\.\d/.test(text.slice(0, match.index + (all === null ? 8 : match[0].length)))) return []
    const [, list = ''] = match
    let from = match.index + match[0].indexOf(list)
    let index = 0
    return list.split(SEPARATOR).flatMap((words): readonly Found[] => {
      const start = text.indexOf(words, from)
      from = start + words.length
      const value = words
        .replace(/\s+/g, ' ')
        .replace(/^(?:(?:the|your|my|his|this|these|patch(?:es)?)\s+)+/i, '')
        .replace(/\s\([^()]*\)$/, '')
        .trim()
      if (value === '' || value.length > 60 || VERSION.test(value)) return []
      index++
      return [
        {
          field: index === 1 ? 'factors.patch' : `factors.patch ${index}`,
          value,
          start,
          length: words.length,
          ...(all === null ? { certainty: 'set', headingOnly: true } : { certainty: 'always' }),
        },
      ]
    })
  },
}
