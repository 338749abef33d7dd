import type { Line } from '../../mail/line'
import type { Printed } from '../format'
import { printedAt } from '../measure'

export interface Start {
  readonly first: number
  readonly toolVersion: string | null
  readonly params: Readonly<Record<string, number>>
  readonly printed: readonly Printed[]
}

/** Lines of PostMark's own over its report, and the poster's lines that set it up. */
const OWN =
  /^\s*(?:PostMark v|Reading configuration|Current configuration is:|The base number of files is|Transactions: \d|Files range between|Working director(?:y|ies):|\/\S* \(weight=|\d+ subdirectories will|Block sizes are:|Biases are:|(?:Not u|U)sing Unix|Random number generator|Report format|(?:Creating|Deleting) (?:subdirectories|files)\b|Performing transactions|pm>|Time:$)/

const BANNER = /PostMark v(\d[\w.]*)/
const SETTINGS: readonly (readonly [RegExp, 'transactions' | 'files'])[] = [
  [/^\s*(?:pm>\s*)?(?:set transactions|Transactions:)\s+(\d+)$/, 'transactions'],
  [/^\s*(?:pm>\s*)?(?:set number|set numbers|The base number of files is)\s+(\d+)$/, 'files'],
]

/** So far above a report its settings may stand: several reports of one configuration follow each other. */
const REACH = 60

/** Where the output begins whose report stands at `at`, and what it was set to. */
export function startOf(lines: readonly Line[], at: number): Start {
  const depth = lines[at]?.depth
  const params: Record<string, number> = {}
  const printed: Printed[] = []
  let toolVersion: string | null = null
  let first = at
  let isOwn = true
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const line = lines[i]
    if (!line || line.depth !== depth) break
    if (line.text.trim() === '') continue
    isOwn &&= OWN.test(line.text)
    if (isOwn) first = i
    const version = isOwn ? BANNER.exec(line.text)?.[1] : undefined
    if (version && !toolVersion) {
      toolVersion = version
      printed.push(printedAt('toolVersion', version, line.number, version))
    }
    for (const [pattern, name] of SETTINGS) {
      const value = pattern.exec(line.text)?.[1]
      if (value) params[name] ??= Number(value)
    }
  }
  return { first, toolVersion, params, printed }
}
