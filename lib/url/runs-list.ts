import { QUESTION_PARSERS } from './question'
import { ALL_RUNS, RUNS_PARSERS, type RunsFilter, readRunsFilter } from './runs-filter'
import { type Complaints, type Read, readSearch, type SearchInput } from './search'
import { unknownKeys } from './search-query'
import { STRETCH_COMPLAINTS, STRETCH_PARSERS } from './stretch'

/** A list of runs as a program asks for it: the keys of /runs but those of its table (`page`, `rows`, `columns`, `selected`); `metric`, `cursor`, `limit`. */
export interface RunsListQuery {
  readonly filter: RunsFilter
  /** which figures are given; null: all */
  readonly metrics: readonly string[] | null
  readonly cursor: string | null
  readonly limit: number
}

const { page: _page, rows: _rows, columns: _columns, selected: _selected, ...FILTER_PARSERS } = RUNS_PARSERS
const OWN_PARSERS = { metric: QUESTION_PARSERS.metric, ...STRETCH_PARSERS }

/** Every key of the list. */
export const RUNS_LIST_PARSERS = { ...FILTER_PARSERS, ...OWN_PARSERS }

const complaints: Complaints<typeof OWN_PARSERS> = { metric: 'is no list of metrics.', ...STRETCH_COMPLAINTS }

/** Never throws. */
export function readRunsList(search: SearchInput): Read<RunsListQuery> {
  const filter = readRunsFilter(search)
  const { value, problems } = readSearch(OWN_PARSERS, complaints, search)
  const { metric, cursor, limit } = value
  const metrics = metric.length === 0 || metric.includes('all') ? null : metric
  const { page, rows, columns, selected } = ALL_RUNS
  return {
    value: { filter: { ...filter.value, page, rows, columns, selected }, metrics, cursor, limit },
    problems: [...filter.problems, ...unknownKeys(filter.value.q ?? ''), ...problems],
  }
}
