import { MAX_LOOKED_UP } from '@/lib/queries/runs/run-order'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import type { Problem } from '@/lib/url/search'

/** What is said where more runs are found than can be sorted as asked, and the order that they stand in. */
export const tooManyToSort = ({ sort }: RunsFilter): Problem => ({
  ...{ key: 'sort', value: sort },
  words: `sort=${sort} sorts ${MAX_LOOKED_UP} runs at most. Narrow them first; these stand by date.`,
})

export const byDate = (filter: RunsFilter): RunsFilter => ({ ...filter, sort: ALL_RUNS.sort, dir: ALL_RUNS.dir })
