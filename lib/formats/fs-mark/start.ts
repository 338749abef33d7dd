import type { Line } from '../../mail/line'
import type { Params } from '../../model'
import type { Printed } from '../format'
import { printedAt } from '../measure'
import { isBlank } from '../tokens'

export interface Start {
  readonly first: number
  readonly params: Params
  readonly printed: readonly Printed[]
}

/** Where the output begins whose head stands at `at`: the `#` lines over it, and the command line over these. */
export function startOf(lines: readonly Line[], at: number): Start {
  const depth = lines[at]?.depth
  let first = at
  let threads: number | null = null
  const printed: Printed[] = []
  for (let i = at - 1; i >= Math.max(0, at - 14); i--) {
    const line = lines[i]
    if (!line || line.depth !== depth) break
    if (isBlank(line)) continue
    const isComment = /^\s*#/.test(line.text)
    const banner = /Version (\d[\d.]*), (\d+) thread/.exec(line.text)
    const sync = /^\s*#\s*Sync method: ([A-Z][A-Z ]+):/.exec(line.text)?.[1]
    const command = /(?:^|[\s/])fs_mark\s+-/.test(line.text)
    // Any other line is the poster's; a command line is the last thing that counts.
    if (!isComment && !command) break
    first = i
    if (banner?.[1]) printed.push(printedAt('toolVersion', banner[1], line.number, banner[1]))
    if (banner) threads = Number(banner[2])
    if (sync) printed.push(printedAt('factors.sync method', sync, line.number, sync))
    if (command) threads ??= threadsOf(line.text)
    if (!isComment) break
  }
  return { first, params: threads === null ? {} : { threads }, printed: printed.toReversed() }
}

/** `-t 2`; without it one thread for each directory. What comes from a shell variable is not stated. */
function threadsOf(command: string): number | null {
  const words = command.split(/\s+/)
  const given = Number(words[words.indexOf('-t') + 1])
  const directories = words.filter((word) => word === '-d').length
  if (words.includes('-t')) return Number.isInteger(given) ? Math.max(given, directories) : null
  return directories > 0 && !/[\\$]|\.\.\./.test(command) ? directories : null
}
