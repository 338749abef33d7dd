import type { BlockRun } from '../format'
import { printedAt } from '../measure'
import type { Around } from './around'
import { parameterOf } from './axis'
import { printedBy } from './printed-by'
import { both, figureOf, groupOf, runOfTable } from './run-of-table'
import { type Condition, conditionOf, metricName, unitIn, unitOf } from './words'

/** Columns are settings, rows what was measured. */
export function byColumn(around: Around): readonly BlockRun[] {
  const { grid, columns } = around
  return grid.heads.map(({ token, over }, column) => {
    const figures = grid.rows.flatMap(({ label, cells }) => {
      const bracketed = /[([][\w/]{1,8}[)\]]$/.test(label.text)
      const unit =
        unitIn(label.text) ?? shareIn(label.text) ?? unitInName(label.text) ?? (bracketed ? null : around.unit)
      return figureOf(metricName(withoutUnits(label.text)), cells[column], unit)
    })
    const corner = grid.corner
    const named =
      corner !== null &&
      /^[\w.+-]{2,20}(?:[ /]+[\w.+-]{1,12}){0,4}$/.test(corner.text) &&
      !NO_SETTING.test(corner.text) &&
      unitIn(corner.text) === null &&
      parameterOf(corner.text) === null
        ? corner
        : null
    const label = named === null ? token.text : `${named.text} / ${token.text}`
    return runOfTable(around, figures, [
      printedAt('label', label, token.line.number, token.text),
      ...both([named === null ? null : cornerOf(named.text), named ?? token]),
      printedBy(columns[column] ?? { field: 'factors.variant', value: token.text }, token),
      ...groupOf(over),
    ])
  })
}

/** `bw MB/s`, `latency us` */
const withoutUnits = (label: string): string => {
  const words = label.split(/\s+/)
  const own = words.filter((word) => unitOf(word) === null || /^iops$/i.test(word))
  return own.length > 0 ? own.join(' ') : label
}

/** `cpu % sys` */
const shareIn = (label: string): string | null => (/(?:^|\s)%(?:\s|$)|%$/.test(label) ? '%' : null)

/** `avg_commit_ms`, `write_lat_ns_p99` */
function unitInName(label: string): string | null {
  const [, word = ''] = /^\w{1,60}_(ns|us|ms)(?:_|$)/.exec(label) ?? []
  return word === '' ? null : unitOf(word)
}

/** fio's engines stand over what was measured with them */
const ENGINE = /^(?:io_uring|libaio|psync|pvsync2?|posixaio|sync|mmap)$/

const NO_SETTING =
  /^(?:metric|test|case|operation|workload|benchmark|name|config|type|mode|setting|kernel|fs|filesystem|description|item|result|performance|parameter)s?$/i

const cornerOf = (words: string): Condition | null =>
  ENGINE.test(words)
    ? { field: 'factors.ioengine', value: words }
    : (conditionOf(words) ?? (/\s/.test(words) ? { field: 'factors.case', value: words } : null))
