import { plural } from '@/lib/compare/plural'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { metricOf } from '@/lib/metrics'
import { readJson } from '../sql/read-json'
import { MAIN_METRICS } from './main-metrics'
import { runName } from './read-figures'
import type { MainFigure, RunRow } from './run-row'

type MainRow = readonly [
  metric: string,
  place: readonly [string | null, number | null],
  figure: readonly [string, number | null, string | null],
  at: readonly [number, number],
]

type Row = readonly [
  ids: readonly [id: number, messageId: string, ordinal: number],
  message: readonly [date: string | null, subject: string | null, author: string | null, list: string | null],
  tool: readonly [tool: string, version: string | null, label: string | null],
  conditions: readonly [
    kernel: string | null,
    filesystem: string | null,
    options: string | null,
    varied: string | null,
    label: string | null,
    machine: string,
    raid: string | null,
  ],
  quoted: number,
  main: MainRow | null,
  figures: number,
  findings: readonly string[],
  equals: readonly [number | null, string | null, number | null],
  seenIn: number,
]

const ROW = Prisma.sql`json_array(
  json_array(r.id, r.messageId, r.ordinal), json_array(g.date, g.subject, g.author, g.list), json_array(r.tool, r.toolVersion, r.label),
  json_array(r.kernel, r.filesystem, r.mountOptions, r.varied, r.machineLabel, r.machine, r.raid), r.quoted,
  json((SELECT json_array(m.metric, json_array(m.sweep, m.place), json_array(m.text, m.value, m.unit), json_array(m.line, m.column))
   FROM Measurement m WHERE m.runId = r.id ORDER BY m.metric IN (${Prisma.join([...MAIN_METRICS])}) DESC, m.ordinal LIMIT 1)),
  (SELECT count(*) FROM Measurement m WHERE m.runId = r.id),
  json((SELECT json_group_array(DISTINCT f.kind) FROM Finding f, json_each(f.runs) j WHERE f.messageId = r.messageId AND j.value = r.ordinal)),
  json_array(e.id, e.label, e.ordinal), (SELECT count(*) FROM Run q WHERE q.originalId = r.id))`

/** The rows of a table, in the order of their ids. */
export async function readRunRows(archive: Archive, ids: readonly number[]): Promise<readonly RunRow[]> {
  if (ids.length === 0) return []
  const rows = await readJson<Row>(
    archive,
    ROW,
    Prisma.sql`FROM json_each(${JSON.stringify(ids)}) i JOIN Run r ON r.id = i.value JOIN Message g ON g.id = r.messageId
      LEFT JOIN Run e ON e.id = r.equalsId ORDER BY i.key`,
  )
  return rows.map(toRunRow)
}

function toRunRow([ids, message, names, conditions, quoted, main, figures, findings, equals, seenIn]: Row): RunRow {
  const [id, messageId, ordinal] = ids
  const [date, subject, author, list] = message
  const [tool, toolVersion, label] = names
  const [kernel, filesystem, mountOptions, varied, machineLabel, machine, raid] = conditions
  const [equalId, equalLabel, equalOrdinal] = equals
  return {
    ...{ id, messageId, ordinal, date, subject, author, list, tool, toolVersion, label },
    ...{ kernel, filesystem, mountOptions, varied, machineLabel, machine, raid, figures, findings, seenIn },
    quoted: quoted === 1,
    main: main && toMain(tool, main),
    equals: equalId === null ? null : runName(equalLabel, equalOrdinal ?? 0),
  }
}

function toMain(tool: string, [metric, [sweep, place], [text, value, unit], [line, column]]: MainRow): MainFigure {
  const at = sweep === null || place === null ? null : plural(place, sweep.replace(/s$/, ''))
  return { metric, title: metricOf(tool, metric).short, place: at, text, value, unit, line, column }
}
