import type { Asked } from '@/lib/url/question'
import { questionHref } from '@/lib/url/question'
import type { RunsFilter } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'

/**
 * The comparison of what a filter found: for one benchmark, holding what the filter holds. null where nothing can be
 * compared, and for words, findings and what else a comparison does not know.
 */
export function compareHref(filter: RunsFilter, total: number): string | null {
  const { tool, message } = filter
  const isAskable = UNKNOWN.every((key) => filter[key] === null)
  if (tool === null || total < 2 || !isAskable) return null
  return questionHref({ tool, hold: held(filter), message })
}

/** What a comparison cannot be narrowed by. */
const UNKNOWN = ['q', 'series', 'raid', 'scheduler', 'year', 'poster', 'list', 'finding', 'machine'] as const

function held({ version, filesystem, kernel, option, factor }: RunsFilter): Asked['hold'] {
  const value = (stated: string): string | null => (stated === NOT_STATED ? null : stated)
  const at = factor?.indexOf(':') ?? -1
  return [
    ...(version === null ? [] : [{ field: 'toolVersion' as const, value: value(version) }]),
    ...(filesystem === null ? [] : [{ field: 'filesystem', value: value(filesystem) }]),
    ...(kernel === null ? [] : [{ field: 'kernel', value: value(kernel) }]),
    ...(option === null || option === NOT_STATED ? [] : [{ field: `option.${option}`, value: 'with' }]),
    ...(factor === null || at < 0 ? [] : [{ field: `factors.${factor.slice(0, at)}`, value: factor.slice(at + 1) }]),
  ]
}
