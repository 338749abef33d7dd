import { createMultiParser, createParser, createSerializer, parseAsStringLiteral } from 'nuqs/server'
import { MAX_RUNS } from './question'
import { type ColumnKey, isColumnKey, metricOfColumn, RUN_COLUMNS } from './run-columns'
import { type Complaints, NOT_STATED, type Read, readSearch, type SearchInput } from './search'
import { readSearchQuery } from './search-query'
import { asCount, asOneOf, asText } from './text'

/** Every column of the table; a benchmark's metrics can be sorted by besides. */
export const SORTS = RUN_COLUMNS
export type Sort = ColumnKey
export const ROWS = [25, 50, 100, 500] as const

/**
 * Which runs, in which order. null: not filtered. `NOT_STATED` (`-`) in a condition: runs that do not state it; in `finding`: runs without one.
 * Keys: `q` (lib/url/search-query), `tool`, `version`, `fs`, `series`, `kernel`, `option`, `raid`, `scheduler`, `factor` (`key` or `key:value`), `year`,
 * `poster`, `list`, `finding`, `msg`, `machine`, `sort`, `dir`, `page`, `rows`, `columns`, `selected`.
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
  /** a machine's key (lib/compare/machine) */
  readonly machine: string | null
  readonly sort: Sort
  readonly dir: 'asc' | 'desc'
  /** from 1 */
  readonly page: number
  readonly rows: number
  /** of the table; null: those that usually say most */
  readonly columns: readonly ColumnKey[] | null
  /** ids of runs that were chosen to be compared, on whatever page, at most MAX_RUNS */
  readonly selected: readonly number[]
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
  machine: null,
  sort: 'date',
  dir: 'desc',
  page: 1,
  rows: 25,
  columns: null,
  selected: [],
}

const asYear = createParser<string>({
  parse: (raw) => (raw === NOT_STATED || /^(19|20)\d\d$/.test(raw) ? raw : null),
  serialize: (year) => year,
})

const asColumn = createParser<ColumnKey>({
  parse: (raw) => (isColumnKey(raw) ? raw : null),
  serialize: (key) => key,
})

/** `columns=date,kernel`; a form sends each by itself. */
const asColumns = createMultiParser<readonly ColumnKey[]>({
  parse: (raws) => {
    const keys = raws.flatMap((raw) => raw.split(',')).filter(Boolean)
    return keys.length > 0 && keys.length <= MAX_COLUMNS && keys.every(isColumnKey) ? [...new Set(keys)] : null
  },
  serialize: (keys) => [keys.join(',')],
  eq: sameList,
})

/** More cannot be read beside one another. */
const MAX_COLUMNS = 60

const asSelected = createParser<readonly number[]>({
  parse: (raw) => {
    const ids = raw.split(',')
    return ids.every((id) => /^[1-9]\d{0,8}$/.test(id)) ? [...new Set(ids.map(Number))].slice(0, MAX_RUNS) : null
  },
  serialize: (ids) => ids.join(','),
  eq: sameList,
}).withDefault([])

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}

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
  machine: asText,
  sort: asColumn.withDefault(ALL_RUNS.sort),
  dir: parseAsStringLiteral(['asc', 'desc'] as const).withDefault(ALL_RUNS.dir),
  page: asCount(1).withDefault(ALL_RUNS.page),
  rows: asOneOf(ROWS).withDefault(ALL_RUNS.rows),
  columns: asColumns,
  selected: asSelected,
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
  machine: NO_VALUE,
  sort: 'is not a column. Sorted by date instead.',
  dir: 'is not asc or desc. Sorted downwards.',
  page: 'is not a page. The first is shown.',
  rows: `is not one of ${ROWS.join(', ')}. ${ALL_RUNS.rows} rows are shown.`,
  columns: 'is no list of columns. The usual ones are shown.',
  selected: 'is no list of runs. None is selected.',
}

/** A broken value falls back to its default with a word about it. Never throws. */
export function readRunsFilter(search: SearchInput): Read<RunsFilter> {
  const { value, problems } = readSearch(RUNS_PARSERS, complaints, search)
  const { fs, msg, ...rest } = value
  const filter = { ...rest, filesystem: fs, message: msg }
  const ofMetrics = filter.tool === null ? withoutMetrics(filter) : { value: filter, problems: [] }
  return {
    value: ofMetrics.value,
    problems: [...problems, ...ofMetrics.problems, ...readSearchQuery(rest.q ?? '').problems],
  }
}

/** A metric is one of a benchmark: where none is named there is no column of it. */
function withoutMetrics(filter: RunsFilter): Read<RunsFilter> {
  const isMetric = (key: ColumnKey): boolean => metricOfColumn(key) !== null
  const columns = filter.columns?.filter((key) => !isMetric(key)) ?? []
  const left = filter.columns?.filter(isMetric) ?? []
  const needs = (key: string, value: string, words: string) => ({
    key,
    value,
    words: `${key}=${value} needs a benchmark. ${words}`,
  })
  return {
    value: {
      ...filter,
      sort: isMetric(filter.sort) ? ALL_RUNS.sort : filter.sort,
      columns: columns.length > 0 ? columns : null,
    },
    problems: [
      ...left.map((key) => needs('columns', key, 'It is left out.')),
      ...(isMetric(filter.sort) ? [needs('sort', filter.sort, 'Sorted by date instead.')] : []),
    ],
  }
}

const serialize = createSerializer(RUNS_PARSERS)

/** The address of a filter, defaults left out. `path`: `/runs.json`, `/runs.csv`. */
export function runsHref(filter: Partial<RunsFilter>, path = '/runs'): string {
  const { filesystem, message, ...rest } = { ...ALL_RUNS, ...filter }
  return path + serialize({ ...rest, fs: filesystem, msg: message })
}
