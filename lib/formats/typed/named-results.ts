import type { Line } from '@/lib/mail/line'
import type { BlockRun, Printed } from '../format'
import { isKernelName } from '../kernel-name'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token } from '../tokens'
import { isRule } from './cells'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isMeasured, unitOf } from './words'

/** What a benchmark gives as its one figure. */
const HEADLINES: Readonly<Record<string, readonly [metric: string, unit: string]>> = {
  dbench: ['throughput', 'MB/s'],
  tbench: ['throughput', 'MB/s'],
  kernbench: ['elapsed_time', 's'],
}

/** `Dbench results:`, `tbench (throughput, higher is better):` */
const TITLE =
  /^\W*(dbench|tbench|kernbench)(?:[ -]v?\d[\d.]*)?(?: (?:results?|numbers|throughput))?\s*(?:\(([^()]{0,60})\))?\s*:\s*$/i
/** Another of its figures is meant. */
const OTHER = /\b(?:system|user|cpu|latency|switches|sleeps|ops)\b/i
const CLIENTS = /\b(\d{1,4}) (?:clients|procs|processes|connections|threads)\b|^\s*(\d{1,4})\s*$/i
/** `patched, disabled: 70.86 +/- 0.179`, `vanilla   187.3 (0.4)` */
const ITEM =
  /^\s*[-*]?\s*([A-Za-z\d+][^:=|]{0,48}?)(?:\s*[:=]\s*|\s{2,}|\t\s*)(\d+(?:\.\d+)?)(?:\s?([A-Za-z]{1,3}\/[a-z]{1,6}|s|sec(?:ond)?s?))?\s*(?:(?:\+\/?-|±)\s*\d[\d.]*%?|\(\s*[+-]?\d[\d.]*%?\s*\))?\s*$/
const MOST = 50

interface Item {
  readonly label: Token
  readonly value: Token
}

/**
 * One figure for each setting, under a title that names the benchmark and nothing else of it:
 *
 *     Dbench results:
 *     pristine:          387.080727 +/- 9.344585
 *     patched enabled:   370.155600 +/- 30.127808
 */
export function readNamedResults(lines: readonly Line[], at: number): Table | null {
  const named = titleOver(lines, at)
  if (named === null) return null
  const [metric, unit] = HEADLINES[named.tool] ?? ['', '']
  const items: Item[] = []
  for (let i = at; i < lines.length && items.length < MOST; i++) {
    const line = lines[i]
    const item = line && line.depth === lines[at]?.depth ? readItem(line, unit) : null
    if (item === null) break
    items.push(item)
  }
  if (items.length < 2 || new Set(items.map(({ label }) => label.text)).size < items.length) return null
  const params = named.clients === null ? {} : { clients: named.clients }
  return {
    first: at,
    last: at + items.length - 1,
    runs: items.map(
      ({ label, value }, i): BlockRun =>
        runOf(
          named.tool,
          lines,
          [at + i, at + i],
          [measure(metric, value, { value: Number(value.text), unit, params })],
          saidBy(label),
        ),
    ),
  }
}

/** The title right over a list, a rule or a blank line between. */
function titleOver(
  lines: readonly Line[],
  at: number,
): { readonly tool: string; readonly clients: number | null } | null {
  const title = lines.slice(Math.max(0, at - 3), at).findLast((line) => !isBlank(line) && !isRule(line.text))
  if (!title || title.depth !== lines[at]?.depth || title.text.length > 100) return null
  const [, tool = '', remark = ''] = TITLE.exec(title.text) ?? []
  if (tool === '' || OTHER.test(remark)) return null
  const count = CLIENTS.exec(remark)
  return { tool: tool.toLowerCase(), clients: count === null ? null : Number(count[1] ?? count[2]) }
}

function readItem(line: Line, unit: string): Item | null {
  const [, words = '', figure = '', printed] = line.text.length > 100 ? [] : (ITEM.exec(line.text) ?? [])
  const label = words.trim()
  const isOther = printed !== undefined && unitOf(printed) !== unit
  if (label === '' || isOther || /^\d+$/.test(label) || (isMeasured(label) && conditionOf(label) === null)) return null
  return {
    label: { text: label, line, start: line.text.indexOf(label) },
    value: { text: figure, line, start: line.text.indexOf(figure, line.text.indexOf(label) + label.length) },
  }
}

const saidBy = (label: Token): readonly Printed[] => [
  printedAt('label', label.text, label.line.number, label.text),
  isKernelName(label.text)
    ? printedAt('kernel', label.text, label.line.number, label.text)
    : printedBy(conditionOf(label.text) ?? { field: 'factors.variant', value: label.text }, label),
]
