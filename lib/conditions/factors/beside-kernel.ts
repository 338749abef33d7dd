import { type Extractor, foundAt } from '../extractor'
import { filesystemFamily } from '../filesystem'
import { isMountOptions } from '../mount-option-list'

/** "2.6.24-rc8 slab (8p SMP 8G)", "2.4.18-pre3 lowmem:": a kernel and a word or two as a title, which say what was built or given */
const TITLE =
  /^[\s*=#-]*(?:(?:linux|kernel)[- ])?v?[1-7]\.\d{1,2}(?:\.\d{1,3})?[\w.+-]*\s+([a-z][\w-]*(?: [a-z][\w-]*)?)\s*(?:\([^()]*\))?[\s:=*#-]*$/i
/** what any result is called, what other extractors read, what goes on as a sentence */
const OTHERS =
  /\b(?:results?|numbers|figures|output|kernels?|runs?|tests?|final|release|vanilla|stock|plain|mainline|baseline|base|patch\w*|unpatched|unmodified|modified|again|only|too|and|or|with|without|w|vs|versus|is|are|was|were|has|have|had|on|from|for|to|in|at|of|the|an?|this|that|dbench|tbench|bonnie|tiobench|iozone|fio|time|box|machine|client|server|clients|procs|threads|cpus?|gcc|before|after|plus|no|as|cfq|deadline|noop|config|then|here|gives?|gave|shows?|does|did|works?|hangs?|fails?|crash\w*|tree|diff|minor|good|bad|ok|raid\w*|ide|sata|scsi|disks?|rewrite|write|read|reads|writes)\b/i

export const besideKernel: Extractor = {
  name: 'word beside a kernel',
  hint: /^[\s*=#-]*(?:(?:linux|kernel)[- ])?v?[1-7]\.\d/i,
  find({ text, kind }) {
    const match = kind === 'line' && text.length < 100 ? TITLE.exec(text) : null
    const words = match?.[1] ?? ''
    if (match === null || OTHERS.test(words) || isMountOptions(words)) return []
    if (words.split(' ').some((word) => filesystemFamily(word) !== null)) return []
    return [foundAt(match, words, { field: 'factors.variant', value: words, certainty: 'set', headingOnly: true })]
  },
}
