import type { Question } from '@/lib/compare/comparison'
import { readKernelRange, writeKernelRange } from '@/lib/conditions/kernel-range'
import { isRange, readHeld, writeHeld } from './held'

/** `hold=filesystem:=` is how a form's select says `equal=filesystem`. No mail states `=` of anything. */
export const EQUAL = '='

/** `base=<` is how a form's select of baselines says `against=previous`. No mail has it as a value. */
export const PREVIOUS = '<'

/**
 * What a GET form says, as shortly as it can be said: without blank fields and what is so anyway, and with the key that one select
 * of two stands for. An address that is no form's stays as it is.
 */
export function shortenForm(search: URLSearchParams): URLSearchParams {
  const said = [...search].filter(([key, value]) => value !== '' && !(key === 'machines' && value === 'each'))
  return new URLSearchParams(joinRanges(said).map(toOneKey))
}

type Entry = readonly [key: string, value: string]

function toOneKey([key, value]: Entry): [string, string] {
  const held = key === 'hold' ? readHeld(value) : null
  if (held?.value === EQUAL) return ['equal', held.field]
  return key === 'base' && value === PREVIOUS ? ['against', 'previous'] : [key, value]
}

/** A select for each end of a range of kernels, and one for a single kernel: two ends are one range, one kernel needs none. */
function joinRanges(entries: readonly Entry[]): readonly Entry[] {
  const kernels = entries.flatMap((entry) => {
    const held = entry[0] === 'hold' ? readHeld(entry[1]) : null
    return held?.field === 'kernel' && held.value !== EQUAL ? [{ entry, held }] : []
  })
  const ends = kernels.filter(({ held }) => isRange(held))
  if (kernels.length < 2 || ends.length === 0) return entries
  const first = ends[0]?.entry
  const dropped = new Set(ends.map(({ entry }) => entry))
  if (ends.length < kernels.length) return entries.filter((entry) => !dropped.has(entry))
  return entries.flatMap((entry): readonly Entry[] => {
    if (!dropped.has(entry)) return [entry]
    return entry === first ? [['hold', writeHeld(joined(ends.map(({ held }) => held)))]] : []
  })
}

function joined(ends: Question['hold']): Question['hold'][number] {
  const ranges = ends.flatMap(({ value }) => readKernelRange(value ?? '') ?? [])
  const from = ranges.findLast((range) => range.from !== null)?.from ?? null
  const to = ranges.findLast((range) => range.to !== null)?.to ?? null
  return { field: 'kernel', value: writeKernelRange({ from, to }) }
}
