import type { Line } from '@/lib/mail/line'
import type { BlockRun } from '../format'
import { isKernelName } from '../kernel-name'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token, tokensOf } from '../tokens'
import type { Table } from './typed-table'
import { unitOf } from './words'

/** `dbench ext2 192 processes`, `tbench 192`, "dbench with 64 clients" */
const NAMED =
  /\b([dt]bench)(?:[ -]?\d\.\d+)?\b(?:[ ,:]+(?:on|with|for|ext[23]|reiserfs|xfs|jfs|results?|runs?|at|-c)){0,3}[ ,:(]+(\d{1,4})(?=\s|$|[:,)'’])(?!\s*(?:MB|GB|sec|%|minutes|runs|times))/gi

interface Item {
  readonly label: Token
  readonly value: Token
  readonly unit: string | null
  /** `badrun`: what the poster calls how it ended */
  readonly state: Token | null
  /** the highest and the lowest stand behind it */
  readonly isAverage: boolean
}

/**
 * Kernels with one figure each, of a benchmark that the text names with its clients; the unit stands on one line at least:
 *
 *     2.5.54-mm3                      112.54 MB/second
 *     2.5.55                          120.79
 *
 * What stands behind the figure is a comment.
 */
export function readKernelList(lines: readonly Line[], at: number): Table | null {
  if (!isItem(lines[at]) || (isItem(lines[at - 1]) && lines[at - 1]?.depth === lines[at]?.depth)) return null
  const items: Item[] = []
  const depth = lines[at]?.depth
  for (let i = at; i < lines.length; i++) {
    const line = lines[i]
    const item = line && line.depth === depth ? readItem(line) : null
    if (item === null) break
    items.push(item)
  }
  const named = items.length < 2 ? null : namedIn(lines, at, items.length)
  if (named === null) return null
  const units = new Set(items.flatMap(({ unit }) => unit ?? []))
  if (units.size === 0 ? !named.isTitle : units.size > 1 || !units.has('MB/s')) return null
  if (items.some(({ isAverage }) => isAverage) && !named.isTitle) return null
  const runs = items.map(
    ({ label, value, state }, i): BlockRun =>
      runOf(
        named.tool,
        lines,
        [at + i, at + i],
        [
          measure('throughput', value, {
            value: Number(value.text),
            unit: 'MB/s',
            params: named.clients === null ? {} : { clients: named.clients },
          }),
        ],
        [
          printedAt('label', label.text, label.line.number, label.text),
          printedAt('kernel', label.text, label.line.number, label.text),
          ...(state === null ? [] : [printedAt('factors.state', state.text, state.line.number, state.text)]),
        ],
      ),
  )
  return { first: at, last: at + items.length - 1, runs }
}

const isItem = (line: Line | undefined): boolean =>
  line !== undefined && /^\s*[1-7]\.\d/.test(line.text) && readItem(line) !== null

/** `2.4.17   *************   12.5 MB/sec`: the figure drawn as a bar */
const BAR = /^([*#=])\1+$/

function readItem(line: Line): Item | null {
  const tokens = line.text.length > 120 ? [] : tokensOf(line).filter(({ text }) => !BAR.test(text))
  const [label, value, unit, ...rest] = tokens
  if (!label || !value || rest.length > 2 || !isKernelName(label.text) || !/^\d+\.\d+$/.test(value.text)) return null
  const printed = unit ? unitOf(unit.text) : null
  const [word = null, ...more] = printed === null && unit ? [unit, ...rest] : rest
  const state = word !== null && more.length === 0 && /^[A-Za-z]+$/.test(word.text) ? word : null
  const behind = printed === null && unit ? [unit, ...rest] : rest
  return { label, value, unit: printed, state, isAverage: behind.some(({ text }) => /^\d/.test(text)) }
}

interface Named {
  readonly tool: string
  readonly clients: number | null
  /** a title directly over the list names it */
  readonly isTitle: boolean
}

/** What the title directly over a list names: `dbench (32 clients) on foofs`. */
export function namedOver(lines: readonly Line[], at: number): Named | null {
  const title = lines.slice(Math.max(0, at - 2), at).findLast((line) => !isBlank(line))
  const [mention] = title && title.text.length < 70 ? mentionsIn(title).filter(({ tool }) => tool !== null) : []
  return mention?.tool ? { tool: mention.tool, clients: mention.clients, isTitle: true } : null
}

/** The benchmark that the title names, else the one that the message names; its clients where most mentions agree. */
function namedIn(lines: readonly Line[], at: number, count: number): Named | null {
  const title = lines.slice(Math.max(0, at - 3), at).findLast((line) => !isBlank(line))
  const near = title && !/[.,]$/.test(title.text) ? mentionsIn(title) : []
  const around = near.length > 0 ? near : lines.slice(0, Math.min(at + count, 400)).flatMap(mentionsIn)
  const tools = new Set(around.flatMap(({ tool }) => tool ?? []))
  const [tool, ...others] = tools
  if (tool === undefined || others.length > 0) return null
  const tally = new Map<number, number>()
  for (const { clients } of around) tally.set(clients, (tally.get(clients) ?? 0) + 1)
  const [first, second] = [...tally].sort((a, b) => b[1] - a[1])
  return {
    tool,
    isTitle: near.some((one) => one.tool !== null),
    clients: first && first[1] > (second?.[1] ?? 0) ? first[0] : null,
  }
}

interface Mention {
  readonly tool: string | null
  readonly clients: number
}

function mentionsIn({ text }: Line): readonly Mention[] {
  if (text.length > 200) return []
  const named = text.includes('bench')
    ? [...text.matchAll(NAMED)].map(([, tool = '', clients]) => ({
        tool: tool.toLowerCase(),
        clients: Number(clients),
      }))
    : []
  const counted = /\b(\d{1,4}) clients\b/i.exec(text)?.[1]
  return counted === undefined ? named : [...named, { tool: null, clients: Number(counted) }]
}
