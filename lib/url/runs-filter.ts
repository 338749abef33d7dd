import type { Read, SearchInput } from './search'

export const SORTS = ['date', 'tool', 'kernel', 'filesystem', 'machine', 'value'] as const
export type Sort = (typeof SORTS)[number]
export const ROWS = [25, 50, 100, 500] as const

/**
 * Which runs, in which order. null: not filtered. `NOT_STATED` (`-`) in `filesystem`, `kernel`, `option`, `factor`,
 * `year`: runs that do not state it; in `finding`: runs without one.
 * Keys: `q`, `tool`, `fs`, `kernel`, `option`, `factor` (`key` or `key:value`), `year`, `finding`, `msg`, `sort`, `dir`,
 * `page`, `rows`.
 */
export interface RunsFilter {
  readonly q: string | null
  readonly tool: string | null
  readonly filesystem: string | null
  readonly kernel: string | null
  readonly option: string | null
  readonly factor: string | null
  /** four digits, or `-` */
  readonly year: string | null
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
  filesystem: null,
  kernel: null,
  option: null,
  factor: null,
  year: null,
  finding: null,
  message: null,
  sort: 'date',
  dir: 'desc',
  page: 1,
  rows: 25,
}

/** A broken value falls back to its default with a word about it. Never throws. */
export function readRunsFilter(_search: SearchInput): Read<RunsFilter> {
  throw new Error('not written yet')
}

/** The address of a filter, defaults left out. `path`: `/runs.json`, `/runs.csv`. */
export function runsHref(_filter: Partial<RunsFilter>, _path = '/runs'): string {
  throw new Error('not written yet')
}
