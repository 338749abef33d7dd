import type { Question } from '@/lib/compare/comparison'
import { remembered } from '@/lib/compare/remembered'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import { type KernelRange, readKernelRange, writeKernelRange } from '@/lib/conditions/kernel-range'
import { isRange, writeHeld } from '@/lib/url/held'
import { type Choice, choice } from './choice'
import type { CountedValue, CountValues } from './count-values'
import { MAX_VALUES } from './offer-holds'

/** Both ends of a range of kernels; the first choice of each leaves it open. */
export interface RangeChoices {
  readonly from: readonly Choice[]
  readonly to: readonly Choice[]
}

/** Of two kernels each can be held by itself. */
const WORTH_A_RANGE = 3

const OPEN: KernelRange = { from: null, to: null }

/** null: one kernel is held, or there are too few. */
export async function offerRange(count: CountValues, question: Question): Promise<RangeChoices | null> {
  const held = question.hold.find(({ field }) => field === 'kernel')
  if (held !== undefined && !isRange(held)) return null
  const range = readKernelRange(held?.value ?? '') ?? OPEN
  const others = { ...question, hold: question.hold.filter((one) => one !== held) }
  const { values } = await count(others, 'kernel', MAX_VALUES)
  const kernels = values.filter(({ value }) => value !== null && !kernelOrder(value).startsWith('~'))
  if (held === undefined && kernels.length < WORTH_A_RANGE) return null
  return {
    from: [choice('', 'the oldest', null, range.from === null), ...offerEnds(kernels, range, 'from')],
    to: [choice('', 'the newest', null, range.to === null), ...offerEnds(kernels, range, 'to')],
  }
}

/** Each kernel as one end, with the runs between it and the other end; one that is asked for and is not there with none. */
function offerEnds(kernels: readonly CountedValue[], range: KernelRange, end: 'from' | 'to'): readonly Choice[] {
  // Each is looked at from every other.
  const orderOf = remembered(kernelOrder)
  const stated = kernels.flatMap(({ value }) => value ?? [])
  const asked = range[end]
  const all =
    asked === null || stated.includes(asked)
      ? stated
      : [...stated, asked].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  const isWithin = (kernel: string, { from, to }: KernelRange) =>
    (from === null || orderOf(kernel) >= orderOf(from)) && (to === null || orderOf(kernel) <= orderOf(to))
  return all.map((kernel) => {
    const between = { ...range, [end]: kernel }
    const runs = kernels.reduce((sum, one) => sum + (isWithin(one.value ?? '', between) ? one.runs : 0), 0)
    const value = writeHeld({ field: 'kernel', value: writeKernelRange({ ...OPEN, [end]: kernel }) })
    return { value, label: kernel, mail: true, runs, chosen: asked === kernel }
  })
}
