import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** What stands behind a kernel's "+" or "plus": "2.4.8-ac12 + memory.c fix + low latency patch", "2.4.7 xfs + patch" */
const ADDED =
  /(?:\d[\w.+-]*\w|kernel|vanilla|mainline|\))(?: (?:on |with )?(?:ext[234]|reiserfs|reiser4|xfs|jfs|btrfs))?\s+(?:\+|plus)\s+(.+?)(?:[.;](?:\s.*)?)?[\s:)\]=*-]*$/i
/** "2.4.10+" over "first-fix+" over "second-fix" */
const LISTED = /\d[\w.-]*\w\+\s*\n\s*([^\n]+(?:\n[^\n]+)*?)[\s:=*-]*$/
/** "5.10.12+patches", "2.4.18-pre6+first+second-fix", also before " + third" */
const JOINED =
  /\d\.\d[\w.-]*\w\+(?!deb|bpo|dfsg|git|dirty|rp[it]|build|g[\da-f]{6})([a-z][a-z\d-]{2,}(?:\s?\+\s?[a-z][\w -]*)*)(?=(?:\s*\([^()]*\))?[\s:]*$)/i
/** "With 2.5.42+last night's tree:", "2.4.20rc2-sizes.diff": words joined to a kernel as a title's whole */
const WORDS = /^\W*(?:with |on |linux[- ])?v?\d\.\d{1,2}[\w.-]*\w\+([a-z]\w*(?: [a-z][\w']*){1,4}):\s*$/i
const FILE =
  /^\W*(?:with |on |linux-)?v?\d\.\d{1,2}\.\d{1,3}\w*-([a-z][\w-]*\.(?:diff|patch))(?=(?:\s*\([^()]*\))?[\s:]*$)/i
/** "dbench 32 + renice daemon -20": what was done beside the benchmark */
const BESIDE =
  /^\W*(?:dbench|tbench|bonnie\+\+|tiobench|iozone|fs_mark|postmark)(?: \d+)?(?: clients| procs)?\s+(?:\+|plus)\s+(\S.*?)[\s:]*$/i
/** "Same on Linux 2.5.46, ext3+HTREE+Orlov:": what the filesystem was given */
const OF_FILESYSTEM = /\b(?:ext[234]|reiserfs|reiser4|xfs|jfs|btrfs)((?:\+[A-Za-z][\w-]{2,20}){1,5})(?=[\s:]*$)/i
const SEPARATOR = /\s*\+\s*(?=[a-z])|\s*\+\s+|\s+(?:plus|and)\s+|,\s+/i

/** "All kernels are 2.4.7 + acX + foo-2 (Ann) + bar": said once for every run */
const ALL =
  /^\s*all (?:the |these |of the )?(?:kernels?|tests?|runs?|results?)\s+(?:(?:are|were|have|had|was|is|use|used|with|on|done|made|run)\s+)+(?:linux |kernel )?v?\d\.\d[\w.-]*\s+(?:\+|plus)\s+([^.;]+?)[\s.]*$/i
/** no patch: a kernel's own name (acX, v5.8-rc4); "2.4.22-bk48-libata1" is the patch for one */
const VERSION = /^(?:v?\d+\.\d[\w.]*(?:-[a-z]{0,3}\d*[\w.]{0,3})*|(?:ac|aa|mm|rc|pre|bk|git)[\dXxNn]*)$/

export const patches: Extractor = {
  name: 'patches',
  hint: /\+|plus|\.(?:diff|patch)\b/i,
  find({ text, kind }: Passage): readonly Found[] {
    const beside = kind === 'line' && text.length < 80 ? BESIDE.exec(text) : null
    const done = beside?.[1] ?? ''
    if (beside !== null && /[a-z]{2}/i.test(done))
      return [foundAt(beside, done, { field: 'factors.with', value: done, certainty: 'set', headingOnly: true })]
    const joined = kind === 'line' && text.length < 120 ? (WORDS.exec(text) ?? FILE.exec(text)) : null
    const one = joined?.[1] ?? ''
    if (joined !== null)
      return [foundAt(joined, one, { field: 'factors.patch', value: one, certainty: 'set', headingOnly: true })]
    const all = ALL.exec(text)
    const given = kind === 'line' ? OF_FILESYSTEM.exec(text) : null
    const match =
      all ??
      given ??
      (kind === 'line' ? (LISTED.exec(text) ?? JOINED.exec(text) ?? ADDED.exec(text.replace(/\n/g, ' '))) : null)
    if (
      match === null ||
      (given === null && !/\d\.\d/.test(text.slice(0, match.index + (all === null ? 8 : match[0].length))))
    )
      return []
    const [, list = ''] = match
    const flat = text.replace(/\n/g, ' ')
    let from = match.index + match[0].indexOf(list)
    let index = 0
    return list.split(SEPARATOR).flatMap((words): readonly Found[] => {
      const start = flat.indexOf(words.replace(/\n/g, ' '), from)
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
