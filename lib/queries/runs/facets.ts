import { besidesWords } from '@/lib/compare/field-words'
import { canonicalOptions } from '@/lib/conditions/canonical-mount-options'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import { isFactor } from './facet-columns/factor'
import type { ByFacet } from './facet-key'
import { type CountedFacetValue, countFactors } from './factor-facet'

/** How the values of one facet are said and sorted. */
export interface FacetSource {
  readonly title: string
  /** its values stand so in a mail */
  readonly mail: boolean
  /** what a run without a value is called */
  readonly nothing: string
  /** below 0: `a` stands before `b` */
  order(a: CountedFacetValue, b: CountedFacetValue): number
  words(value: string): string
  /** whether a run with this value fits a filter that asks for `chosen`; unless given, where they are equal */
  fits?(value: string, chosen: string): boolean
  /** what stands for the values as the archive has them; unless given, themselves */
  present?(values: readonly CountedFacetValue[], chosen: string | null): readonly CountedFacetValue[]
  /** the value that stands for one that is written otherwise */
  keyOf?(value: string): string
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const byRuns: FacetSource['order'] = (a, b) => b.runs - a.runs || compare(a.value ?? '', b.value ?? '')
const newestKernel: FacetSource['order'] = (a, b) => compare(kernelOrder(b.value ?? ''), kernelOrder(a.value ?? ''))
const newestYear: FacetSource['order'] = (a, b) => compare(b.value ?? '', a.value ?? '')

const factorWords = (value: string): string => {
  const colon = value.indexOf(':')
  return colon < 0 ? value : besidesWords(`factors.${value.slice(0, colon)}`, value.slice(colon + 1))
}

/** `raid5,raid6` → "RAID 5, RAID 6" */
const raidWords = (levels: string): string => levels.replaceAll('raid', 'RAID ').replaceAll(',', ', ')

const same = (value: string): string => value
const OF_MAIL = { mail: true, nothing: 'not stated', words: same, order: byRuns }
const OURS = { ...OF_MAIL, mail: false }

export const FACETS: ByFacet<FacetSource> = {
  tool: { ...OURS, title: 'Benchmark' },
  version: { ...OF_MAIL, title: 'Version' },
  filesystem: { ...OF_MAIL, title: 'Filesystem' },
  series: { ...OURS, title: 'Kernel series', order: newestKernel },
  kernel: { ...OF_MAIL, title: 'Kernel, newest first', order: newestKernel },
  option: { ...OF_MAIL, title: 'Mount option', keyOf: (value) => canonicalOptions([value])[0] ?? value },
  raid: { ...OURS, title: 'RAID level', words: raidWords },
  scheduler: { ...OF_MAIL, title: 'I/O scheduler' },
  factor: { ...OF_MAIL, title: 'Varied', words: factorWords, fits: isFactor, present: countFactors },
  year: { ...OURS, title: 'Year', order: newestYear },
  poster: { ...OURS, title: 'Poster' },
  list: { ...OURS, title: 'List' },
  finding: { ...OURS, title: 'Findings', nothing: 'none', words: (kind) => kind.replaceAll('-', ' ') },
}
