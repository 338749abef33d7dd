/**
 * `load: 3168` or `max load: 1777` directly under another tool's result: what the poster's script counted meanwhile. Posted with dbench and
 * bonnie++ in 2001; no unit is printed. Alone it is nothing.
 */
import type { Format } from './format'
import { measure } from './measure'
import { tokensOf } from './tokens'

const LOAD = /^\s*(?:max )?load:\s+(\d+(?:\.\d+)?)$/

export const load: Format = {
  tool: 'load',
  about: {
    reads: 'a load that is counted directly under another result: it belongs to that run',
    sample: ['Throughput 22.4059 MB/sec (NB=28.0073 MB/sec  224.059 MBit/sec)', 'load: 3168'].join('\n'),
  },
  signature: LOAD,
  joinsAbove: 'only',
  read(lines, at) {
    const line = lines[at]
    const token = line && LOAD.test(line.text) ? tokensOf(line).at(-1) : undefined
    if (!line || !token) return null
    const measurements = [measure('load', token, { value: Number(token.text), unit: 'index' })]
    const run = { tool: 'load', printed: [], measurements, lines: [line.number, line.number] as const, findings: [] }
    return { format: load, first: at, last: at, runs: [run] }
  },
}
