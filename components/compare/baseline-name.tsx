import type { Comparison } from '@/lib/compare/comparison'
import { sharedBaseline } from '@/lib/compare/panel-baselines'
import { Written } from './written'

/** What ratios are to: "2.4.8", "the same panel's 2.4.8", or where panels have unlike ones "the same panel's baseline". */
export function BaselineName({ comparison }: { readonly comparison: Comparison }) {
  const shared = sharedBaseline(comparison)
  const isOne = comparison.panels.length <= 1
  if (shared === null) return isOne ? 'the baseline' : "the same panel's baseline"
  return (
    <>
      {isOne ? '' : "the same panel's "}
      <Written text={shared} />
    </>
  )
}
