import type { Figure } from '@/lib/compare/figure'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { readJson } from '../sql/read-json'

type Row = readonly [
  id: number,
  run: readonly [number, string | null, number, string],
  place: readonly [number, number],
  figure: readonly [string, number | null, string | null, Figure['status'], number | null, number | null],
  equals: readonly [number | null, string | null, number | null],
  date: string | null,
]

/** What a run is called: by its label, else by its place in the message. */
export const runName = (label: string | null, ordinal: number): string => label ?? `run ${ordinal}`

/** Figures by id, each with the way back to its mail. */
export async function readFigures(archive: Archive, ids: readonly number[]): Promise<ReadonlyMap<number, Figure>> {
  if (ids.length === 0) return new Map()
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(m.id, json_array(r.id, r.label, r.ordinal, r.messageId), json_array(m.line, m.column),
      json_array(m.text, m.value, m.unit, m.status, m.cpuPercent, m.latencyUs),
      json_array(e.id, e.label, e.ordinal), substr(g.date, 1, 10))`,
    Prisma.sql`FROM json_each(${JSON.stringify(ids)}) i JOIN Measurement m ON m.id = i.value JOIN Run r ON r.id = m.runId
      JOIN Message g ON g.id = r.messageId LEFT JOIN Run e ON e.id = r.equalsId`,
  )
  return new Map(rows.map((row) => [row[0], toFigure(row)]))
}

function toFigure([, run, place, figure, equals, date]: Row): Figure {
  const [runId, label, ordinal, messageId] = run
  const [line, column] = place
  const [text, value, unit, status, cpuPercent, latencyUs] = figure
  const [equalId, equalLabel, equalOrdinal] = equals
  return {
    runId,
    runLabel: runName(label, ordinal),
    ...{ messageId, line, column, text, value, unit, status, cpuPercent, latencyUs, date },
    counted: equalId === null,
    equals: equalId === null ? null : runName(equalLabel, equalOrdinal ?? 0),
  }
}
