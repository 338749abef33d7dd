import { besidesWords } from '@/lib/compare/field-words'
import { plural } from '@/lib/compare/plural'
import type { Archive } from '@/lib/db/client'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'
import { FILTER_KEYS, type FilterKey, filterFrom } from '../runs/filter-sql'
import type { Emptiness, WithoutOne } from './emptiness'

export type { Emptiness, Nearest, WithoutOne } from './emptiness'
export { explainEmptyComparison } from './explain-empty-comparison'

/** Why a filter finds nothing: how many runs there are without each of its conditions. */
export async function explainEmptyRuns(archive: Archive, filter: RunsFilter): Promise<Emptiness> {
  const keys = FILTER_KEYS.filter((key) => filter[key] !== null)
  const without: WithoutOne[] = []
  for (const key of keys) {
    const [counted] = await archive.$queryRaw<{ runs: bigint }[]>`
      SELECT count(*) AS runs ${filterFrom(filter, [key])}`
    const runs = Number(counted?.runs ?? 0)
    if (runs > 0)
      without.push({ words: filterWords(key, filter), href: runsHref({ ...filter, [key]: null, page: 1 }), runs })
  }
  const all = keys.map((key) => filterWords(key, filter))
  return {
    words: keys.length === 0 ? 'The archive holds no run.' : 'No runs.',
    why: whyWords(all, without.length),
    without: without.toSorted((a, b) => b.runs - a.runs),
    nearest: [],
  }
}

function whyWords(conditions: readonly string[], explained: number): string {
  if (conditions.length === 0) return 'Paste a mail, or load the samples.'
  if (conditions.length === 1) return `No run has ${conditions[0]}.`
  return explained > 0
    ? `No run is ${conditions.length === 2 ? 'both' : 'all of these'}.`
    : `No run is all of these, nor with one of them left out: ${plural(conditions.length, 'condition')} are too many.`
}

const NAMES: Readonly<Record<FilterKey, string>> = {
  q: 'the words',
  tool: 'benchmark',
  version: 'version',
  filesystem: 'filesystem',
  series: 'kernel series',
  kernel: 'kernel',
  option: 'mount option',
  raid: 'RAID level',
  scheduler: 'I/O scheduler',
  factor: '',
  year: 'year',
  poster: 'poster',
  list: 'list',
  finding: 'finding',
  message: 'message',
  machine: 'machine',
}

/** "filesystem jfs", "kupdated stopped", "kernel not stated". */
function filterWords(key: FilterKey, filter: RunsFilter): string {
  const value = filter[key] ?? ''
  if (value === NOT_STATED) return key === 'finding' ? 'no finding' : `${NAMES[key] || 'anything varied'} not stated`
  if (key === 'finding') return `finding ${value.replaceAll('-', ' ')}`
  if (key !== 'factor') return `${NAMES[key]} ${value}`
  const colon = value.indexOf(':')
  return colon < 0 ? value : besidesWords(`factors.${value.slice(0, colon)}`, value.slice(colon + 1))
}
