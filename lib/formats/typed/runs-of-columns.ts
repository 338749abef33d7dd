import type { BlockRun } from '../format'
import { printedAt } from '../measure'
import type { Token } from '../tokens'
import type { Around } from './around'
import { parameterOf } from './axis'
import type { Grid, GridRow } from './grid-shape'
import { printedBy } from './printed-by'
import { both, figureOf, groupOf, runOfTable } from './run-of-table'
import { type Condition, conditionOf, isMeasured, metricName, unitIn, unitInName, unitOf } from './words'

/** Columns are settings, rows what was measured; where all rows say so in brackets, on another setting. */
export function byColumn(around: Around): readonly BlockRun[] {
  const settings = settingsOfRows(around.grid)
  const groups = settings === null ? [null] : [...new Set(settings.map(({ text }) => text))]
  return around.grid.heads.flatMap((_, column) =>
    groups.map((group) => {
      const own = around.grid.rows.filter((_, row) => group === null || settings?.[row]?.text === group)
      return runOfColumn(around, column, own, settings?.find(({ text }) => text === group) ?? null)
    }),
  )
}

/** `Read (Vanilla)` over `Read (Patched)`: the setting of each row. null: they have none. */
function settingsOfRows({ rows }: Grid): readonly Token[] | null {
  const settings = rows.flatMap(({ label }) => {
    const [, name = '', text = ''] = /^(\S.*?)\s*\(([^()]+)\)$/.exec(label.text) ?? []
    return isMeasured(name) && conditionOf(text) !== null
      ? [{ ...label, text, start: label.start + label.text.lastIndexOf(text) }]
      : []
  })
  return settings.length === rows.length && new Set(settings.map(({ text }) => text)).size > 1 ? settings : null
}

function runOfColumn(around: Around, column: number, rows: readonly GridRow[], setting: Token | null): BlockRun {
  const { grid, columns } = around
  const figures = rows.flatMap(({ label, cells }) => {
    const bracketed = /[([][\w/]{1,8}[)\]]$/.test(label.text)
    const unit =
      unitIn(label.text) ??
      shareIn(label.text) ??
      unitInName(label.text) ??
      ((bracketed && setting === null) || isBareAmongUnits(grid, cells) ? null : around.unit)
    return figureOf(metricName(withoutUnits(label.text)), cells[column], unit)
  })
  const head = grid.heads[column]
  const corner = grid.corner
  const named =
    corner !== null &&
    /^[\w.+-]{2,20}(?:[ /]+[\w.+-]{1,12}){0,4}$/.test(corner.text) &&
    !NO_SETTING.test(corner.text) &&
    unitIn(corner.text) === null &&
    parameterOf(corner.text) === null
      ? corner
      : null
  if (head === undefined) return runOfTable(around, figures, [])
  const { token, over } = head
  const label = [named === null ? token.text : `${named.text} / ${token.text}`, setting?.text].filter(Boolean).join(' ')
  return runOfTable(around, figures, [
    printedAt('label', label, token.line.number, token.text),
    ...both([named === null ? null : cornerOf(named.text), named ?? token]),
    printedBy(
      columns[column] ?? { field: setting === null ? 'factors.variant' : 'factors.case', value: token.text },
      token,
    ),
    ...(setting === null ? [] : both([conditionOf(setting.text), setting])),
    ...groupOf(over),
  ])
}

/** `peak load  106  210` under times that say they are times: it counts something else. */
const isBareAmongUnits = ({ rows }: Grid, cells: GridRow['cells']): boolean =>
  cells.every(({ unit }) => unit === null) &&
  rows.every((row) => row.cells === cells || row.cells.some(({ unit }) => unit !== null))

/** `bw MB/s`, `latency us` */
const withoutUnits = (label: string): string => {
  const words = label.split(/\s+/)
  const own = words.filter((word) => unitOf(word) === null || /^iops$/i.test(word))
  return own.length > 0 ? own.join(' ') : label
}

/** `cpu % sys` */
const shareIn = (label: string): string | null => (/(?:^|\s)%(?:\s|$)|%$/.test(label) ? '%' : null)

/** fio's engines stand over what was measured with them */
const ENGINE = /^(?:io_uring|libaio|psync|pvsync2?|posixaio|sync|mmap)$/

const NO_SETTING =
  /^(?:metric|test|case|operation|workload|benchmark|name|config|type|mode|setting|kernel|fs|filesystem|description|item|result|performance|parameter)s?$/i

const cornerOf = (words: string): Condition | null =>
  ENGINE.test(words)
    ? { field: 'factors.ioengine', value: words }
    : (conditionOf(words) ?? (/\s/.test(words) ? { field: 'factors.case', value: words } : null))
