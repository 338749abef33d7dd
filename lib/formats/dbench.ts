/**
 * dbench and tbench 1.0 to 5.0 (Andrew Tridgell; layouts of genuine output of 1.2, 2.0, 3.04, 4.00, 5.0):
 *
 *     Throughput 22.4059 MB/sec (NB=28.0073 MB/sec  224.059 MBit/sec)
 *     ........++++****Throughput 68.97 MB/sec (NB=86.2179 MB/sec  689.744 MBit/sec)  8 procs
 *     Throughput 45.2472 MB/sec (sync open)  2 clients  2 procs  max_latency=124.887 ms
 *
 * NB= and MBit/sec are the same figure in other units. Before the result 4.x prints one row for each operation.
 * The word `Throughput` alone is many tools'; here a figure and MB/sec follow it.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import { readMachineResult } from './dbench/machine-readable'
import { OPERATIONS, readOperations } from './dbench/operations'
import { readResult } from './dbench/result'
import { startOf, versionOf } from './dbench/start'
import type { Block, Format, NearMiss } from './format'
import { printedAt } from './measure'

export const dbench: Format = {
  tool: 'dbench',
  about: {
    reads: 'dbench and tbench 1.0 to 5.0: the result line, and the table of operations over it',
    sample: [
      'Throughput 22.4059 MB/sec (NB=28.0073 MB/sec  224.059 MBit/sec)  32 procs',
      'Throughput 45.2472 MB/sec (sync open)  2 clients  2 procs  max_latency=124.887 ms',
    ].join('\n'),
  },
  signature: new RegExp(`Throughput\\s+\\d[\\d.e+]*\\s{1,8}MB/sec|${OPERATIONS.source}`),
  sweep: 'clients',
  read,
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const operations = readOperations(lines, at)
  const end = operations?.next ?? at
  const result = readResult(lines, end) ?? (operations ? readMachineResult(lines, end) : null)
  if (!result && !operations?.rows.length) return null
  const first = startOf(lines, at)
  const last = result?.last ?? operations?.last ?? at
  const clients = result?.clients ?? first.clients
  const params = clients === null ? {} : { clients }
  const version = versionOf(lines, first.at, at)
  const measurements: readonly Measurement[] = [...(operations?.rows ?? []), ...(result?.measurements ?? [])]
  return {
    format: dbench,
    first: first.at,
    last,
    runs: [
      {
        tool: first.tool,
        printed: [
          ...(version ? [printedAt('toolVersion', version.text, version.line.number, version.text)] : []),
          ...(result?.printed ?? []),
        ],
        measurements: measurements.map((figure) => ({ ...figure, params: { ...params, ...figure.params } })),
        lines: [lines[first.at]?.number ?? 0, lines[last]?.number ?? 0],
        findings: result?.findings ?? [],
      },
    ],
  }
}
