import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token, tokensOf } from '../tokens'
import type { Table } from './typed-table'

/** Cheap; may-be-typed.ts knows it as well. */
const HEAD =
  /^\s*(?:N|num|no\.?|nr\.?)?[ _-]?(?:clients|users|tasks|procs|threads)\s+(?:mean|avg|average)\s+(?:\d{2}% ?CI|std\.? ?dev|stdev)\s*$/i
const TITLE = /^\W*([dt]bench|re-?aim)(?:[ -]v?\d[\d.]*)?(?: (?:results?|numbers|throughput))?\s*:\s*$/i
const LABEL = /^\s*[-*]?\s*([A-Za-z\d][^:=|]{0,48}):\s*$/
const FIGURE = /^\d+(?:\.\d+)?$/
/** So far over its last table the title stands. */
const FAR = 80
const MOST = 60

const HEADLINES: Readonly<Record<string, readonly [metric: string, unit: string, place: string]>> = {
  dbench: ['throughput', 'MB/s', 'clients'],
  tbench: ['throughput', 'MB/s', 'clients'],
  reaim: ['jobs_per_minute', 'jobs/min', 'tasks'],
}

/**
 * Means of many executions for each number of clients, with their intervals, under a title that names the benchmark; a table for each setting:
 *
 *     Reaim results:
 *     pristine:
 *             Nclients      Mean         95% CI
 *                1     106080.000000  11327.896029
 *                3     236057.142000  18205.544810
 */
export function readMeansByClients(lines: readonly Line[], at: number): Table | null {
  const head = lines[at]
  if (!head || !HEAD.test(head.text)) return null
  const tool = toolOver(lines, at)
  const headline = tool === null ? undefined : HEADLINES[tool]
  if (tool === null || headline === undefined) return null
  const [metric, unit, place] = headline
  const figures: Measurement[] = []
  for (let i = at + 1; i < lines.length && figures.length < MOST && lines[i]?.depth === head.depth; i++) {
    const [count, mean, interval, ...others] = tokensOf(lines[i] as Line)
    const isRow = count && mean && interval && others.length === 0 && /^\d{1,5}$/.test(count.text)
    if (!isRow || ![mean, interval].every(({ text }) => FIGURE.test(text))) break
    figures.push(measure(metric, mean, { value: Number(mean.text), unit, params: { [place]: Number(count.text) } }))
  }
  if (figures.length < 2) return null
  const label = labelOver(lines, at)
  const said = label === null ? [] : [printedAt('label', label.text, label.line.number, label.text)]
  const last = at + figures.length
  return { first: at, last, runs: [runOf(tool, lines, [at, last], figures, said)] }
}

/** The nearest title above; what stands between is of its other tables. */
function toolOver(lines: readonly Line[], at: number): string | null {
  for (let i = at - 1; i >= Math.max(0, at - FAR) && lines[i]?.depth === lines[at]?.depth; i--) {
    const { text } = lines[i] as Line
    const tool = TITLE.exec(text)?.[1]
    if (tool !== undefined) return tool.toLowerCase().replace('-', '')
    if (!/^[\s\d.]*$/.test(text) && !HEAD.test(text) && !LABEL.test(text)) return null
  }
  return null
}

function labelOver(lines: readonly Line[], at: number): Token | null {
  const line = lines.slice(Math.max(0, at - 2), at).findLast((one) => !isBlank(one))
  const text =
    line?.depth === lines[at]?.depth && !TITLE.test(line?.text ?? '') ? LABEL.exec(line?.text ?? '')?.[1] : ''
  return !line || !text ? null : { text: text.trim(), line, start: line.text.indexOf(text.trim()) }
}
