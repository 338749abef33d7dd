import { readLines } from '@/lib/mail/read-lines'
import { convert } from '@/lib/metrics/units'
import type { Measurement } from '@/lib/model'
import { findBlocks } from '../find-blocks'

/**
 * Several tools print one execution in two forms. What is read of one form is then the check of what is read of the
 * other, made by nobody of ours.
 */
export const figuresIn = (text: string): readonly Measurement[] =>
  findBlocks(readLines(text)).blocks.flatMap(({ runs }) => runs.flatMap(({ measurements }) => measurements))

/**
 * In words, where the figures of one form are not those of the other: one is missing there, or differs by more than a unit in the
 * last printed place of the form that prints less. `places` names the parameters that tell figures of one metric apart.
 */
export function disagreements(
  one: readonly Measurement[],
  other: readonly Measurement[],
  places: readonly string[] = [],
): readonly string[] {
  const keyOf = ({ metric, params }: Measurement) => [metric, ...places.map((place) => params[place] ?? '')].join(' ')
  const byKey = new Map(other.map((figure) => [keyOf(figure), figure]))
  return one.flatMap((figure) => {
    const again = byKey.get(keyOf(figure))
    if (!again) return [`${keyOf(figure)}: ${figure.text} is missing`]
    return isSame(figure, again) ? [] : [`${keyOf(figure)}: ${inWords(figure)}, but ${inWords(again)}`]
  })
}

const inWords = ({ text, unit, status, cpuPercent, latencyUs }: Measurement): string =>
  [
    text,
    unit,
    status,
    cpuPercent === null ? '' : `cpu ${cpuPercent}`,
    latencyUs === null ? '' : `latency ${latencyUs} us`,
  ]
    .filter(Boolean)
    .join(' ')

function isSame(one: Measurement, other: Measurement): boolean {
  const beside = one.status === other.status && one.cpuPercent === other.cpuPercent && one.latencyUs === other.latencyUs
  if (one.value === null || other.value === null) return beside && one.value === other.value
  const value = convert(other.value, other.unit, one.unit)
  const step = convert(stepOf(other), other.unit, one.unit)
  if (value === null || step === null) return false
  const rounding = Math.max(stepOf(one), step)
  return beside && Math.abs(one.value - value) <= rounding * 1.000001
}

/** A unit in the last printed place, in the figure's unit: 0.1 of `84.8m`, 100 of `52.5k`. */
function stepOf({ value, text }: Measurement): number {
  const [printed = '', decimals = '', exponent = '0'] =
    /\d+(?:[.,](\d+))?(?:e([+-]?\d+))?/.exec(text)?.map((part) => part ?? '') ?? []
  const number = Number.parseFloat(printed.replace(',', '.'))
  const scale = number && value ? value / number : 1
  return 10 ** (Number(exponent) - decimals.length) * scale
}
