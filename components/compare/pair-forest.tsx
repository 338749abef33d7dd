import { fieldWords } from '@/lib/compare/field-words'
import type { Pair, PairSummary } from '@/lib/compare/pair-summary'
import {
  alsoWords,
  gapWords,
  intervalText,
  memoryWords,
  rankWords,
  signWords,
  spreadWords,
} from '@/lib/compare/pair-words'
import { ratioText } from '@/lib/compare/ratio-text'
import { FigureLink } from './cells'
import { ForestHead, MeanDrawing, PairDrawing } from './forest-drawing'
import { hrefOf } from './plot-of-chart'
import { type RatioAxis, ratioAxis } from './ratio-axis'
import { Stated } from './written'

/** A head that names the compared value has room for so many characters. */
const HEAD_AT_MOST = 16

interface Props {
  readonly summary: PairSummary
  /** whether what is left out of the metric is said here: once a metric */
  readonly gaps: boolean
}

/** Each machine's own ratio on one log scale, the mean of the machines under them: a table whose one column is drawn. */
export function PairForest({ summary, gaps }: Props) {
  const { baseValue, interval, mail, pairs, ratio, title, value } = summary
  const axis = ratioAxis([
    ratio,
    ...(interval ?? []),
    ...pairs.flatMap((pair) => [pair.ratio, ...(pair.interval ?? [])]),
  ])
  const machines = new Map<string, Pair[]>()
  for (const pair of pairs) machines.set(pair.machine, [...(machines.get(pair.machine) ?? []), pair])
  const heads = [baseValue, value].map((one, at) =>
    one.length > HEAD_AT_MOST ? (['baseline', 'compared'][at] ?? '') : one,
  )
  return (
    <div className="scroll">
      <table className="tab wide forest">
        <caption>
          {title.charAt(0).toUpperCase() + title.slice(1)}, <Stated text={value} mail={mail} /> against{' '}
          <Stated text={baseValue} mail={mail} />: {countWords(summary)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{pairs.length > machines.size ? 'pair' : 'machine'}</th>
            {heads.map((head) => (
              <th key={head} className="n" scope="col">
                {head}
              </th>
            ))}
            <th className="c" scope="col">
              ratio
            </th>
            <th className="draw" scope="col">
              <span className="vh">ratio, drawn</span>
              <ForestHead axis={axis} better={summary.better} />
            </th>
            <th scope="col">lines</th>
          </tr>
        </thead>
        <tbody>
          {[...machines].map(([machine, own]) => (
            <MachineRows key={machine} own={own} axis={axis} heads={heads} mean={interval === null ? null : ratio} />
          ))}
        </tbody>
        <Foot summary={summary} axis={axis} />
      </table>
      <Notes summary={summary} gaps={gaps} />
    </div>
  )
}

/** "8 pairs of 1 machine, which counts once; no interval (it takes three machines)" */
function countWords({ interval, machines, pairsTotal }: PairSummary): string {
  const of = machines === 1 ? '1 machine' : `${machines} machines`
  const count =
    pairsTotal > machines ? `${pairsTotal} pairs of ${of}, which ${machines === 1 ? 'counts' : 'count'} once` : of
  return interval === null
    ? `${count}; no interval (it takes three machines)`
    : `${count}; with the 95 % interval of their mean`
}

/** What else must be known of the pairs: under the table, in small. */
function Notes({ summary, gaps }: Props) {
  const { pairs, pairsTotal } = summary
  const cut =
    pairsTotal > pairs.length ? `Showing ${pairs.length} of ${pairsTotal} pairs; the mean is that of all.` : ''
  const spread = spreadWords(summary)
  const words = [
    cut,
    spread === '' ? '' : `Ratios ${spread}.`,
    alsoWords(summary),
    memoryWords(summary),
    gaps ? gapWords(summary.gaps) : '',
  ]
  return <p className="small quiet">{words.filter(Boolean).join(' ')}</p>
}

interface RowsProps {
  readonly own: readonly Pair[]
  readonly axis: RatioAxis
  readonly heads: readonly string[]
  readonly mean: number | null
}

/** Several pairs of one machine stand under its name: they are one machine. */
function MachineRows({ own, axis, heads, mean }: RowsProps) {
  const [first] = own
  if (first === undefined) return null
  const several = own.length > 1
  return (
    <>
      {several && (
        <tr>
          <th scope="rowgroup" colSpan={6}>
            <b>{first.title}</b>
          </th>
        </tr>
      )}
      {own.map((pair) => (
        <tr key={`${pair.base.line}-${pair.other.line}-${pair.other.column}`} className={several ? 'pair' : undefined}>
          <th scope="row">
            {several && pair.besides !== '' ? pair.besides : [pair.title, pair.besides].filter(Boolean).join(', ')}
            <Besides pair={pair} />
          </th>
          <td className="n">
            <span className="lb">{heads[0]} </span>
            <Side pair={pair} side="base" />
          </td>
          <td className="n">
            <span className="lb">{heads[1]} </span>
            <Side pair={pair} side="other" />
          </td>
          <td className="c r">
            {ratioText(pair.ratio)}
            <span className="faint small"> {intervalText(pair.interval)}</span>
          </td>
          <td className="draw">
            <PairDrawing
              axis={axis}
              ratio={pair.ratio}
              interval={pair.interval}
              n={Math.min(pair.baseN, pair.n)}
              mean={mean}
            />
          </td>
          <td>
            <LineOf pair={pair} />
          </td>
        </tr>
      ))}
    </>
  )
}

/** What else differs between the two sides, what they measure, and whether their runs can be told apart. */
function Besides({ pair }: { readonly pair: Pair }) {
  const words = [
    pair.alsoDiffersIn.length === 0 ? '' : `also differs in: ${pair.alsoDiffersIn.map(fieldWords).join(', ')}`,
    pair.measuresMemory ? 'measures memory' : '',
    rankWords(pair),
  ].filter(Boolean)
  return words.length === 0 ? null : <span className="small quiet"> ({words.join('; ')})</span>
}

function Side({ pair, side }: { readonly pair: Pair; readonly side: 'base' | 'other' }) {
  const [figure, text, n] =
    side === 'base' ? [pair.base, pair.baseText, pair.baseN] : [pair.other, pair.otherText, pair.n]
  return (
    <>
      <FigureLink figure={figure} text={text} />
      {n > 1 && <span className="faint"> n {n}</span>}
    </>
  )
}

function LineOf({ pair }: { readonly pair: Pair }) {
  return (
    <>
      <a className="at" href={hrefOf(pair.base)}>
        L{pair.base.line}
      </a>
      ,{' '}
      <a className="at" href={hrefOf(pair.other)}>
        L{pair.other.line}
      </a>
    </>
  )
}

function Foot({ summary, axis }: { readonly summary: PairSummary; readonly axis: RatioAxis }) {
  const { interval, ratio, unit } = summary
  return (
    <tfoot>
      <tr>
        <th scope="row">Geometric mean, {signWords(summary)}</th>
        <td />
        <td className="n quiet">{unit}</td>
        <td className="c r">{ratioText(ratio)}</td>
        <td className="draw">
          <MeanDrawing axis={axis} summary={summary} />
        </td>
        <td className="c">{intervalText(interval)}</td>
      </tr>
    </tfoot>
  )
}
