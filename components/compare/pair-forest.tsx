import type { Pair, PairSummary } from '@/lib/compare/comparison'
import { ratioText } from '@/lib/compare/ratio-text'
import { FigureLink } from './cells'
import { ForestHead, MeanDrawing, PairDrawing } from './forest-drawing'
import { hrefOf } from './plot-of-chart'
import { type RatioAxis, ratioAxis } from './ratio-axis'
import { Written } from './written'

/** A head that names the compared value has room for so many characters. */
const HEAD_AT_MOST = 16

/** Each machine's own ratio on one log scale, the mean of the machines under them: a table whose one column is drawn. */
export function PairForest({ summary }: { readonly summary: PairSummary }) {
  const { baseValue, interval, pairs, ratio, title, value } = summary
  const axis = ratioAxis([ratio, ...(interval ?? []), ...pairs.flatMap((pair) => [pair.ratio, ...(pair.range ?? [])])])
  const machines = new Map<string, Pair[]>()
  for (const pair of pairs) machines.set(pair.machine, [...(machines.get(pair.machine) ?? []), pair])
  const heads = [baseValue, value].map((one, at) =>
    one.length > HEAD_AT_MOST ? (['baseline', 'compared'][at] ?? '') : one,
  )
  return (
    <div className="scroll">
      <table className="tab wide forest">
        <caption>
          {title.charAt(0).toUpperCase() + title.slice(1)}, <Written text={value} /> against{' '}
          <Written text={baseValue} />: {countWords(summary)}
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
      {summary.pairsTotal > pairs.length && (
        <p className="small quiet">
          Showing {pairs.length} of {summary.pairsTotal} pairs; the mean is that of all.
        </p>
      )}
    </div>
  )
}

/** "2 machines, no interval (it takes three)" */
function countWords({ interval, machines, pairsTotal }: PairSummary): string {
  const several = pairsTotal > machines ? `${pairsTotal} pairs of ` : ''
  const count = `${several}${machines} ${machines === 1 ? 'machine' : 'machines'}`
  return interval === null ? `${count}, no interval (it takes three)` : `${count}, with the 95 % interval of their mean`
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
          <th scope="row">{several ? pair.besides : pair.title}</th>
          <td className="n">
            <span className="lb">{heads[0]} </span>
            <Side pair={pair} side="base" />
          </td>
          <td className="n">
            <span className="lb">{heads[1]} </span>
            <Side pair={pair} side="other" />
          </td>
          <td className="c r">{ratioText(pair.ratio)}</td>
          <td className="draw">
            <PairDrawing
              axis={axis}
              ratio={pair.ratio}
              range={pair.range}
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
  const { better, improved, interval, machines, ratio, unit } = summary
  return (
    <tfoot>
      <tr>
        <th scope="row">
          Geometric mean, {improved} of {machines} {better === 'higher' ? 'higher' : 'lower'}
        </th>
        <td />
        <td className="n quiet">{unit}</td>
        <td className="c r">{ratioText(ratio)}</td>
        <td className="draw">
          <MeanDrawing axis={axis} summary={summary} />
        </td>
        <td className="c">{intervalWords(interval)}</td>
      </tr>
    </tfoot>
  )
}

/** "1.01 to 1.13"; empty where there is none. */
export const intervalWords = (interval: PairSummary['interval']): string =>
  interval === null ? '' : `${plain(interval[0])} to ${plain(interval[1])}`

const plain = (ratio: number): string => (ratioText(ratio) ?? '').replace('×', '')
