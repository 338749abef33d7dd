import { fieldWords } from './field-words'
import type { Pair, PairGap, PairSummary } from './pair-summary'
import { listOf, plural } from './plural'
import { ratioNumber } from './ratio-text'

const GAPS: Readonly<Record<PairGap, string>> = {
  'too-fast': 'with a side too fast to measure',
  'not-run': 'with a side that was not run',
  zero: 'with a side of 0',
  'unlike-units': 'in unlike units',
  'equal-runs': 'of a run that equals another to the last digit',
  'must-be-equal': 'that also differ in what must be equal',
}

/** "Left out: 2 pairs with a side too fast to measure."; '' where nothing was. */
export function gapWords(gaps: PairSummary['gaps']): string {
  const words = gaps.map(({ gap, pairs }) => `${plural(pairs, 'pair')} ${GAPS[gap]}`)
  return words.length === 0 ? '' : `Left out: ${listOf(words)}.`
}

/** "1.01 to 1.13"; '' where there is none. */
export const intervalText = (interval: readonly [number, number] | null): string =>
  interval === null ? '' : `${ratioNumber(interval[0])} to ${ratioNumber(interval[1])}`

/** Between the machines: "0.44 to 0.99 between the machines, standard deviation ×/÷ 1.77"; '' for one machine. */
export function spreadWords({ spread }: PairSummary): string {
  if (spread === null) return ''
  return `${intervalText([spread.low, spread.high])} between the machines, standard deviation ×/÷ ${ratioNumber(spread.deviation)}`
}

/** "rank test p 0.029", "too few runs to tell"; '' for single runs. */
export function rankWords({ rankTest }: Pick<Pair, 'rankTest'>): string {
  if (rankTest === null) return ''
  return rankTest.p === null ? 'too few runs to tell' : `rank test p ${pText(rankTest.p)}`
}

const pText = (p: number): string => (p < 0.001 ? 'under 0.001' : p.toFixed(p < 0.1 ? 3 : 2))

/** "3 of 4 machines higher, 1 lower". */
export function signWords({ better, improved, machines, worsened }: PairSummary): string {
  const [well, badly] = better === 'higher' ? ['higher', 'lower'] : ['lower', 'higher']
  const rest = worsened === 0 ? '' : `, ${worsened} ${badly}`
  return `${improved} of ${plural(machines, 'machine')} ${well}${rest}`
}

/** "Also differs in: RAM, file size (between the sides of a pair)."; '' where nothing does. */
export const alsoWords = ({ alsoDiffersIn }: PairSummary): string =>
  alsoDiffersIn.length === 0
    ? ''
    : `Also differs in: ${alsoDiffersIn.map(fieldWords).join(', ')} (between the sides of some pairs).`

/** "2 pairs measure memory: their file fits into it."; '' where none does. */
export const memoryWords = ({ inMemory }: PairSummary): string =>
  inMemory === 0 ? '' : `${plural(inMemory, 'pair')} of files that fit into the machine's memory.`
