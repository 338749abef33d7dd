import { createParser, createSerializer, parseAsStringLiteral } from 'nuqs/server'
import { type Complaints, NOT_STATED, type Read, readSearch, type SearchInput } from './search'
import { readSearchQuery } from './search-query'
import { asCount, asOneOf, asText } from './text'

export const SORTS = ['date', 'tool', 'kernel', 'filesystem', 'machine', 'value'] as const
export type Sort = (typeof SORTS)[number]
export const ROWS = [25, 50, 100, 500] as const

/**
 * Which runs, in which order. null: not filtered. `NOT_STATED` (`-`) in a condition: runs that do not state it; in `finding`: runs without one.
 * Keys: `q` (lib/url/search-query), `tool`, `version`, `fs`, `series`, `kernel`, `option`, `raid`, `scheduler`, `factor` (`key` or `key:value`), `year`,
 * `poster`, `list`, `finding`, `msg`, `sort`, `dir`, `page`, `rows`.
 */
export interface RunsFilter {
  readonly q: string | null
  readonly tool: string | null
  /** of the benchmark */
  readonly version: string | null
  readonly filesystem: string | null
  /** of kernels: `2.4`, `5.x` */
  readonly series: string | null
  readonly kernel: string | null
  readonly option: string | null
  /** `raid5` */
  readonly raid: string | null
  readonly scheduler: string | null
  readonly factor: string | null
  /** four digits, or `-` */
  readonly year: string | null
  /** a name, never an address */
  readonly poster: string | null
  /** `linux-raid` */
  readonly list: string | null
  readonly finding: string | null
  /** a message's id */
  readonly message: string | null
  readonly sort: Sort
  readonly dir: 'asc' | 'desc'
  /** from 1 */
  readonly page: number
  readonly rows: number
}

export const ALL_RUNS: RunsFilter = {
  q: null,
  tool: null,
  version: null,
  filesystem: null,
  series: null,
  kernel: null,
  option: null,
  raid: null,
  scheduler: null,
  factor: null,
  year: null,
  poster: null,
  list: null,
  finding: null,
  message: null,
  sort: 'date',
  dir: 'desc',
  page: 1,
  rows: 25,
}

const asYear = createParser<string>({
  parse: (raw) => (raw === NOT_STATED || /^(19|20)\d\d$/.test(raw) ? raw : null),
  serialize: (year) => year,
})

/** Every key of /runs and its other forms. */
export const RUNS_PARSERS = {
  q: asText,
  tool: asText,
  version: asText,
  fs: asText,
  series: asText,
  kernel: asText,
  option: asText,
  raid: asText,
  scheduler: asText,
  factor: asText,
  year: asYear,
  poster: asText,
  list: asText,
  finding: asText,
  msg: asText,
  sort: parseAsStringLiteral(SORTS).withDefault(ALL_RUNS.sort),
  dir: parseAsStringLiteral(['asc', 'desc'] as const).withDefault(ALL_RUNS.dir),
  page: asCount(1).withDefault(ALL_RUNS.page),
  rows: asOneOf(ROWS).withDefault(ALL_RUNS.rows),
}

const NO_VALUE = 'is no value. All runs are shown.'

const complaints: Complaints<typeof RUNS_PARSERS> = {
  q: 'cannot be searched for. All runs are shown.',
  tool: NO_VALUE,
  version: NO_VALUE,
  fs: NO_VALUE,
  series: NO_VALUE,
  kernel: NO_VALUE,
  option: NO_VALUE,
  raid: NO_VALUE,
  scheduler: NO_VALUE,
  factor: NO_VALUE,
  year: 'is not a year. All years are shown.',
  poster: NO_VALUE,
  list: NO_VALUE,
  finding: NO_VALUE,
  msg: NO_VALUE,
  sort: 'is not a column. Sorted by date instead.',
  dir: 'is not asc or desc. Sorted downwards.',
  page: 'is not a page. The first is shown.',
  rows: `is not one of ${ROWS.join(', ')}. ${ALL_RUNS.rows} rows are shown.`,
}

/** A broken value falls back to its default with a word about it. Never throws. */
export function readRunsFilter(search: SearchInput): Read<RunsFilter> {
  const { value, problems } = readSearch(RUNS_PARSERS, complaints, search)
  const { fs, msg, ...rest } = value
  return {
    value: { ...rest, filesystem: fs, message: msg },
    problems: [...problems, ...readSearchQuery(rest.q ?? '').problems],
  }
}

const serialize = createSerializer(RUNS_PARSERS)

/** The address of a filter, defaults left out. `path`: `/runs.json`, `/runs.csv`. */
export function runsHref(filter: Partial<RunsFilter>, path = '/runs'): string {
  const { filesystem, message, ...rest } = { ...ALL_RUNS, ...filter }
  return path + serialize({ ...rest, fs: filesystem, msg: message })
}
