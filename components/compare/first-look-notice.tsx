import { count } from '@/components/count'
import type { Comparison } from '@/lib/compare/comparison'

interface Props {
  readonly shown: Comparison
  readonly comparison: Comparison
  /** the address that shows all of it */
  readonly all: string | undefined
}

/** A long answer begins with a part of it; what there is besides, and the way to it. */
export function FirstLookNotice({ shown, comparison, all }: Props) {
  const left = [
    more(chartsIn(comparison) - chartsIn(shown), 'chart'),
    more(pairsIn(comparison) - pairsIn(shown), 'matched pair'),
  ].filter(Boolean)
  return (
    <p className="small quiet mt4">
      This is the beginning of a long answer. <a href={all}>Show all of it</a>: {left.join(' and ')}.
    </p>
  )
}

const more = (left: number, what: string): string => (left === 0 ? '' : `${count(left, what)} more`)

const chartsIn = ({ panels }: Comparison): number => panels.reduce((sum, { charts }) => sum + charts.length, 0)

const pairsIn = ({ pairs }: Comparison): number => pairs.reduce((sum, summary) => sum + summary.pairs.length, 0)
