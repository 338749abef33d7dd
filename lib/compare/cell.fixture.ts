import type { Cell } from './cell'
import type { Question } from './comparison'
import type { Figure } from './figure'
import { measurementKey, type PairCell } from './pair-cell'

/** Short ways to write what the archive would have answered. Each cell is one run with one figure, in the order of making. */
let last = 0

export function aCell(value: string | null, mean: number | null, of: Partial<Cell> = {}): Cell {
  last += 1
  return {
    machine: 'a',
    value,
    conditions: {},
    params: {},
    metric: 'seq_write',
    unit: 'MB/s',
    status: mean === null ? 'too_fast' : 'ok',
    sweep: null,
    place: null,
    counted: true,
    mean,
    min: mean,
    max: mean,
    digits: 4,
    text: mean === null ? '+++++' : String(mean),
    runs: [last],
    figures: [last],
    quoted: false,
    ...of,
  }
}

/** So many figures of one setting, in the mail `m` of P. */
export function aPairCell(value: string | null, values: readonly number[], of: Partial<PairCell> = {}): PairCell {
  const { runs, figures, mean, min, max, text, quoted, ...cell } = aCell(value, values[0] ?? null)
  const own = { status: 'ok', messageId: 'm', poster: 'P', values, measuresMemory: false } as const
  const made = { ...cell, ...own, run: last, figure: last, ...of }
  return { ...made, measurement: measurementKey(made) }
}

export function aQuestion(by: string, of: Partial<Question> = {}): Question {
  return {
    tool: 'tiobench',
    metrics: ['seq_write'],
    by,
    hold: [],
    base: null,
    against: 'base',
    values: [],
    equal: [],
    memory: 'marked',
    machines: 'each',
    message: null,
    runs: [],
    ...of,
  }
}

/** The figures of cells, each on the line of its number in the mail `m`. */
export const figuresOf = (cells: readonly Cell[]): ReadonlyMap<number, Figure> =>
  new Map(cells.flatMap((cell) => cell.figures.map((id, index) => [id, aFigure(id, cell.runs[index] ?? id, cell)])))

/** The first figure of each side of a pair. */
export const pairFiguresOf = (cells: readonly PairCell[]): ReadonlyMap<number, Figure> =>
  new Map(
    cells.map((cell) => {
      const [mean = null] = cell.values
      return [
        cell.figure,
        aFigure(cell.figure, cell.run, { ...cell, mean, text: mean === null ? '+++++' : String(mean) }),
      ]
    }),
  )

type Measured = Pick<Cell, 'text' | 'mean' | 'unit' | 'status' | 'counted'>

const aFigure = (id: number, runId: number, { counted, mean, status, text, unit }: Measured): Figure => ({
  runId,
  runLabel: `run ${id}`,
  messageId: 'm',
  line: id,
  column: 1,
  text,
  value: mean,
  unit,
  status,
  cpuPercent: null,
  latencyUs: null,
  counted,
  equals: counted ? null : 'A2',
  date: null,
})
