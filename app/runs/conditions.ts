import type { Facet } from '@/lib/queries/runs/count-facets'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'

/** One condition of a filter in words, and the address without it. */
export interface Condition {
  readonly key: string
  /** "filesystem" */
  readonly name: string
  /** "ext3" */
  readonly value: string
  /** it stands so in a mail: set in Mono */
  readonly mail: boolean
  readonly without: string
}

const NAMES = {
  q: 'words',
  tool: 'benchmark',
  version: 'version',
  filesystem: 'filesystem',
  series: 'kernel series',
  kernel: 'kernel',
  option: 'mount option',
  raid: 'RAID level',
  scheduler: 'I/O scheduler',
  factor: 'varied',
  year: 'year',
  poster: 'poster',
  list: 'list',
  finding: 'finding',
  message: 'message',
  machine: 'machine',
} as const

type Key = keyof typeof NAMES
const isKey = (key: string): key is Key => Object.hasOwn(NAMES, key)

const MAIL: ReadonlySet<Key> = new Set([
  'q',
  'version',
  'filesystem',
  'kernel',
  'option',
  'scheduler',
  'factor',
  'message',
])

/**
 * What a filter asks for, in the order of the page's facets. The facets know how their values are called; a machine's key tells nobody
 * anything, so that one of its runs has to (`machineLabel`).
 */
export function conditionsOf(
  filter: RunsFilter,
  facets: readonly Facet[],
  machineLabel: string | null = null,
): readonly Condition[] {
  return Object.keys(NAMES)
    .filter(isKey)
    .flatMap((key) => {
      const value = filter[key]
      if (value === null) return []
      const known = facets.find((facet) => facet.key === key)?.values.find((each) => each.value === value)
      const words =
        known?.label ??
        (key === 'machine' ? machineLabel : null) ??
        (value === NOT_STATED ? 'not stated' : key === 'factor' ? value.replace(':', ' ') : value)
      const mail = known?.mail ?? (MAIL.has(key) && value !== NOT_STATED)
      return [{ key, name: NAMES[key], value: words, mail, without: runsHref({ ...filter, [key]: null, page: 1 }) }]
    })
}
