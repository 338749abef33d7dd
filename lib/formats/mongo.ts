/**
 * mongo.pl (Namesys): the phases of a load of many files, in seconds. Its list form, and the table of the older script:
 *
 *     MONGO_SINGLE_PROCESS BENCHMARK RESULTS (time in sec.)
 *     FILESYSTEM=reiserfs
 *     parameters: files=10000, base_size=8192 bytes, dirs=12
 *     Create	Copy	Slink	Read	Stats	Rename	Delete
 *     52.11	60.20	3.02	80.11	2.20	4.40	12.30
 *
 *     Create : 52.11
 *     Copy   : 60.20
 */
import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import type { Block, Format, NearMiss, Printed } from './format'
import { measure, printedAt } from './measure'
import { oneRun } from './one-run'
import { isBlank, tokensOf } from './tokens'

const PHASES = ['create', 'copy', 'slink', 'append', 'modify', 'overwrite', 'read', 'stats', 'rename', 'delete']
const HEAD = /^\s*Create\s+Copy\s+(?:Slink|Append)\s+(?:\w+\s+){1,7}Delete$/
const ENTRY = /^\s*(Create|Copy|Slink|Append|Modify|Overwrite|Read|Stats|Rename|Delete)\s*:\s*\d+(?:\.\d+)?$/
const SETTING = /^\s*(?:MONGO_|FILESYSTEM=|parameters:|Fragm\.|df\s*:)/

export const mongo: Format = {
  tool: 'mongo',
  about: {
    reads: 'the table and the list of the phases of mongo.pl',
    sample: [
      'MONGO_SINGLE_PROCESS BENCHMARK RESULTS (time in sec.)',
      'Create\tCopy\tSlink\tRead\tStats\tRename\tDelete',
      '52.11\t60.20\t3.02\t80.11\t2.20\t4.40\t12.30',
    ].join('\n'),
  },
  signature: /^\s*Create\s+Copy\s+(?:Slink|Append)\s|^\s*Create\s*:\s*\d[\d.]*$/,
  read,
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const opening = lines[at]
  if (!opening) return null
  const { first, params, printed } = settingsAbove(lines, at)
  const { figures, last } = HEAD.test(opening.text) ? readTable(lines, at, params) : readList(lines, at, params)
  if (figures.length >= 3) return oneRun(mongo, lines, [first, last], figures, printed)
  const isTable = HEAD.test(opening.text) && first < at
  return isTable ? { first, last, why: "the head of a table of mongo's phases; no row of times under it" } : null
}

function readTable(lines: readonly Line[], at: number, params: Params) {
  const [head, row] = [lines[at], lines[at + 1]]
  const phases = head ? tokensOf(head).map(({ text }) => text.toLowerCase()) : []
  const cells = row && row.depth === head?.depth ? tokensOf(row) : []
  const isRow = cells.length === phases.length && cells.every(({ text }) => /^\d+(?:\.\d+)?$/.test(text))
  const figures = isRow && phases.every((phase) => PHASES.includes(phase)) ? cells : []
  return { figures: figures.map((cell, i) => timeOf(phases[i] ?? '', cell, params)), last: isRow ? at + 1 : at }
}

function readList(lines: readonly Line[], at: number, params: Params) {
  const figures: Measurement[] = []
  let last = at
  for (let i = at; i < lines.length && i <= last + 1; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    const phase = ENTRY.exec(line.text)?.[1]?.toLowerCase()
    const cell = tokensOf(line).at(-1)
    if (!phase || !cell || !/^\d/.test(cell.text) || figures.some(({ metric }) => metric === `${phase}_time`)) break
    figures.push(timeOf(phase, cell, params))
    last = i
  }
  return { figures, last }
}

const timeOf = (phase: string, cell: Parameters<typeof measure>[1], params: Params): Measurement =>
  measure(`${phase}_time`, cell, { value: Number(cell.text), unit: 's', params })

/** Title, filesystem and parameters, directly over the phases. */
function settingsAbove(lines: readonly Line[], at: number) {
  const params: Record<string, number> = {}
  const printed: Printed[] = []
  let first = at
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || !(SETTING.test(line.text) || isBlank(line))) break
    if (!isBlank(line)) first = i
    const filesystem = /FILESYSTEM=([a-z][a-z0-9]+)/.exec(line.text)?.[1]
    const files = /\bfiles=(\d+)/.exec(line.text)?.[1]
    const processes = /MONGO_(\d+|SINGLE)_PROCESS/.exec(line.text)?.[1]
    if (filesystem) printed.push(printedAt('filesystem', filesystem, line.number, filesystem))
    if (files) params.files = Number(files)
    if (processes) params.processes = processes === 'SINGLE' ? 1 : Number(processes)
  }
  return { first, params, printed }
}
