import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token } from '../tokens'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isByteRate, metricName, unitOf } from './words'

/** Cheap: a branch of dots, a rate behind it. */
const BRANCH = /[:|`+\\][.-]{2,}.*\.\s+[\d.]+ \S{1,6},/
/** `   :    :....... Cached .....`: what stands before the figures */
const LEAD = /^[\s:|`+\\]*[:|`+\\][.-]{2,}\s?(\S.*?\S)\s\.{2,}\s+(?=\d)/
const FIGURE = /^\s*(\d[\d.]*)\s?([A-Za-z]{1,3}(?:\/s)?)(?: ([a-z]{2,12}))?\s*$/
const SHARE = /^\s*(\d+)% ?(?:cpu|CPU)\s*$/
const FIELDS = ['factors.case', 'factors.variant', 'factors.group'] as const
const LONGEST = 160
const FAR = 100
const MOST = 500

/**
 * A tree of settings, its figures at the ends of the branches; a branch without a name of its own belongs to the last that has one:
 *
 *     data
 *      :... v4.1 ... Uncached ... 20.540 s, 105 MB/s, 0.65 s kern, 3% cpu
 *      :    :....... Cached ..... 18.252 s, 118 MB/s, 0.70 s kern, 3% cpu
 */
export function readTree(lines: readonly Line[], at: number): Table | null {
  const root = isBranch(lines[at]) ? rootIn(lines[at - 1]) : null
  if (root === null || root.line.depth !== lines[at]?.depth) return null
  const title = titleOver(lines, at)
  const runs: BlockRun[] = []
  let over: readonly Token[] = []
  let last = at
  for (let i = at; i < lines.length && runs.length < MOST; i++) {
    const line = lines[i]
    const labels = line && line.depth === lines[at]?.depth && !isBlank(line) ? labelsIn(line) : []
    const figures = line === undefined || labels.length === 0 ? [] : figuresIn(line)
    if (labels.length === 0 || figures.length === 0) break
    over = [...over.slice(0, Math.max(0, over.length - labels.length)), ...labels]
    runs.push(runOf('typed', lines, [i, i], figures, [...saidBy([root, ...over]), ...title]))
    last = i
  }
  return runs.length > 1 ? { first: at - 1, last, runs } : null
}

const isBranch = (line: Line | undefined): boolean =>
  line !== undefined && line.text.length <= LONGEST && BRANCH.test(line.text)

/** "Read Results (ext4):" over all its trees */
function titleOver(lines: readonly Line[], at: number): readonly Printed[] {
  for (let i = at - 2; i >= 0 && i > at - FAR; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) return []
    const [, text = ''] = /^[^:]{3,40}\((\w+)\):\s*$/.exec(line.text) ?? []
    const condition = conditionOf(text)
    if (condition !== null) return [printedBy(condition, { text, line, start: line.text.lastIndexOf(text) })]
    if (!isBlank(line) && rootIn(line) === null && !isBranch(line)) return []
  }
  return []
}

function rootIn(line: Line | undefined): Token | null {
  const [, text = ''] =
    /^\s{0,20}((?=\d*[A-Za-z])\w[\w.+-]{1,30}(?: [\w.+-]{1,20}){0,2})\s*$/.exec(line?.text ?? '') ?? []
  return line === undefined || text === '' ? null : { text, line, start: line.text.indexOf(text) }
}

/** `v4.1 ... Uncached`: one or two of them */
function labelsIn(line: Line): readonly Token[] {
  const [, words = ''] = !isBranch(line) ? [] : (LEAD.exec(line.text) ?? [])
  let start = line.text.indexOf(words)
  return words === ''
    ? []
    : words.split(/\s\.{2,}\s/).map((text) => {
        const token = { text, line, start: line.text.indexOf(text, start) }
        start = token.start + text.length
        return token
      })
}

/** Empty where one of them has another shape. */
function figuresIn(line: Line): readonly Measurement[] {
  const from = LEAD.exec(line.text)?.[0].length ?? 0
  const parts = [...line.text.slice(from).matchAll(/[^,]+/g)]
  const share = parts.map(({ 0: text }) => SHARE.exec(text)?.[1]).find((one) => one !== undefined)
  const figures = parts.flatMap(({ 0: text, index }, i) => {
    const [, digits = '', printed = '', name] = FIGURE.exec(text) ?? []
    const unit = unitOf(printed)
    if (digits === '' || unit === null) return []
    const metric =
      name !== undefined ? metricName(name) : isByteRate(unit) ? 'throughput' : unit === 's' ? 'elapsed_time' : ''
    const token = { text: digits, line, start: line.text.indexOf(digits, from + index) }
    const cpuPercent = i === 0 && share !== undefined ? Number(share) : null
    return metric === '' ? [] : [measure(metric, token, { value: Number(digits), unit, cpuPercent })]
  })
  const isApart = new Set(figures.map(({ metric }) => metric)).size === figures.length
  return isApart && figures.length === parts.length - (share === undefined ? 0 : 1) ? figures : []
}

const saidBy = (labels: readonly Token[]): readonly Printed[] => {
  const last = labels.at(-1)
  return [
    ...(last === undefined
      ? []
      : [printedAt('label', labels.map(({ text }) => text).join(' '), last.line.number, last.text)]),
    ...labels.flatMap((label, i) => {
      const field = FIELDS[i]
      return field === undefined
        ? []
        : settingsIn(label).map((one) => printedBy(conditionOf(one.text) ?? { field, value: one.text }, one))
    }),
  ]
}

/** `v6.0-rc4 (w/o Read Plus)`: a kernel, and what it was given */
function settingsIn(label: Token): readonly Token[] {
  const [, kernel = '', words = ''] = /^(\S+) \(([^()]+)\)$/.exec(label.text) ?? []
  return conditionOf(kernel)?.field !== 'kernel'
    ? [label]
    : [kernel, words].map((text) => ({ ...label, text, start: label.start + label.text.indexOf(text) }))
}
