import type { Line } from '../../mail/line'
import type { Params } from '../../model'
import type { Printed } from '../format'
import { printedAt } from '../measure'

export interface Start {
  readonly first: number
  readonly params: Params
  readonly printed: readonly Printed[]
}

/** Settings that sysbench prints before it runs, and the options that they come from. */
const SETTINGS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['threads', /^\s*Number of threads: (\d+)$|\s--(?:num-)?threads=(\d+)/],
  ['fileSize', /^\s*(\d[\d.]*[KMGT]?i?[bB]) total file size$|\s--file-total-size=(\d\w*)/],
  ['blockSize', /^\s*Block size (\d[\d.]*[KMGT]?i?[bB])$|\s--file-block-size=(\d\w*)/],
]
const MODE = /\s--file-test-mode=(\w+)/
const DOING = /^\s*Doing (sequential|random) (write|rewrite|read|r\/w)\b.* test$/
const WORDS: Readonly<Record<string, string>> = { write: 'wr', rewrite: 'rewr', read: 'rd', 'r/w': 'rw' }
const BANNER = /^\s*sysbench v?(\d+\.\d[\w.-]*)(?::| \(|$)/
const COMMAND = /(?:^|[\s/])sysbench\s.*(?:fileio|--file-)/
const RESULT = /^\s*(?:execution time \(avg|Threads fairness:|\d+\.\d+\s+Requests\/sec)/

/** sysbench prints some twenty lines before its first figure, and one for each interval that was asked for. */
const REACH = 60

/** Where the output begins whose result stands at `at`, and what it was set to. */
export function startOf(lines: readonly Line[], at: number): Start {
  const depth = lines[at]?.depth
  const params: Record<string, string | number> = {}
  const printed: Printed[] = []
  let first = at
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const line = lines[i]
    if (!line || line.depth !== depth || RESULT.test(line.text)) break
    const isCommand = COMMAND.test(line.text)
    if (readSettings(line, params) || isCommand) first = i
    const version = BANNER.exec(line.text)?.[1]
    if (version) {
      printed.push(printedAt('toolVersion', version, line.number, version))
      first = i
      readCommand(lines, i, params)
      break
    }
    if (isCommand) break
  }
  return { first, params, printed }
}

/** What one line says; the nearest one counts. */
function readSettings(line: Line, params: Record<string, string | number>): boolean {
  let isSetting = false
  const doing = DOING.exec(line.text)
  const mode =
    MODE.exec(line.text)?.[1] ?? (doing && `${doing[1] === 'random' ? 'rnd' : 'seq'}${WORDS[doing[2] ?? '']}`)
  if (mode) params.testMode ??= mode
  for (const [name, pattern] of SETTINGS) {
    const match = pattern.exec(line.text)
    const value = match?.[1] ?? match?.[2]
    if (!value) continue
    isSetting = true
    params[name] ??= name === 'threads' ? Number(value) : value
  }
  return isSetting || Boolean(mode)
}

/** The command line over the banner, of which mail may have made several. */
function readCommand(lines: readonly Line[], banner: number, params: Record<string, string | number>): void {
  for (let i = banner - 1; i >= Math.max(0, banner - 5); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[banner]?.depth) return
    if (/--(?:file-|num-)?\w+/.test(line.text)) readSettings(line, params)
    if (COMMAND.test(line.text)) return
  }
}
