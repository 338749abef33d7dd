import type { HoldChoices } from '@/lib/queries/comparison/offer-holds'
import { AskSelect } from './ask-select'

/** One condition: any value, equal within a pair, or one value. */
export function AskHold({ hold }: { readonly hold: HoldChoices }) {
  return <AskSelect id={`ask-hold-${hold.field}`} name="hold" label={hold.label} choices={hold.values} />
}
