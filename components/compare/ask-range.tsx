import type { RangeChoices } from '@/lib/queries/comparison/offer-range'
import { AskSelect } from './ask-select'

/** "kernel from 2.4.0 to 2.4.20": each end is a `hold` of its own, which the address joins. */
export function AskRange({ range }: { readonly range: RangeChoices }) {
  return (
    <>
      kernel from <AskSelect id="ask-kernel-from" name="hold" label="Oldest kernel" choices={range.from} /> to{' '}
      <AskSelect id="ask-kernel-to" name="hold" label="Newest kernel" choices={range.to} />
    </>
  )
}
