import type { Line } from '@/lib/mail/line'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token } from '../tokens'
import { parameterOf, placeOf } from './axis'
import { isRule, readRow, wordsOfLine } from './cells'
import { printedBy } from './printed-by'
import { isRelative, type Title, titleOf, unitUnder } from './title'
import type { Table } from './typed-table'
import { type Condition, conditionOf, isMeasured, measuredName, metricName, unitIn } from './words'

/** Cheap: words first, a number last. */
const HEAD = /^[\s|#]{0,40}[A-Za-z].{3,140}\d[kKmMgG]?[\s|]{0,40}$/

interface Setting {
  readonly label: Token
  /** null: none that is known by name */
  readonly condition: Condition | null
  readonly figures: readonly { readonly token: Token; readonly value: number; readonly unit: string | null }[]
}

/**
 * A sweep that runs to the right, under it settings that are known by name, one a row; the unit stands behind their names or
 * in the title:
 *
 *     iodepth      | 1    | 2    | 4    |
 *     before(M/s)  | 842  | 1047 | 1098 |
 *     after(M/s)   | 1293 | 1674 | 1794 |
 */
export function readTransposed(lines: readonly Line[], at: number): Table | null {
  const head = lines[at]
  if (!head || head.text.length > 160 || !HEAD.test(head.text) || isRelative(lines, at)) return null
  const [corner = '', places = []] = headOf(head)
  const parameter = parameterOf(corner) ?? parameterOf(corner.split(/\s+/).slice(-2).join(' '))
  if (parameter === null || places.length < 3 || !places.every(({ text }) => parameter.values.test(text))) return null
  const settings: Setting[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i - last <= 2 && settings.length < 50; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth) break
    if (isBlank(line) || isRule(line.text)) continue
    const setting = settingIn(line, places.length)
    if (setting === null) break
    settings.push(setting)
    last = i
  }
  const title = titleOf(lines, at)
  const unit = title.unit ?? unitUnder(lines, last)
  if (settings.length < 2 || new Set(settings.map(({ label }) => label.text)).size < settings.length) return null
  if (!areSaid(settings, title)) return null
  const runs = settings.map((setting) =>
    runOfSetting(lines, [at, last], setting, { name: parameter.name, places, unit, title: title.words }),
  )
  return runs.every((run) => run !== null) ? { first: at, last, runs } : null
}

function headOf(line: Line): readonly [corner: string, places: readonly Token[]] {
  const words = wordsOfLine(line)
  const first = words.findIndex(({ text }) => /^\d/.test(text))
  const corner = words
    .slice(0, first)
    .map(({ text }) => text)
    .join(' ')
    .replace(/:$/, '')
  return [corner, words.slice(first)]
}

function settingIn(line: Line, count: number): Setting | null {
  const row = readRow(line)
  if (row?.cells.length !== count) return null
  const text = row.label.text.replace(/:$/, '')
  const figures = row.cells.flatMap(({ token, value, unit }) => (value === null ? [] : [{ token, value, unit }]))
  return figures.length < count ? null : { label: { ...row.label, text }, condition: conditionOf(text), figures }
}

/** Settings that are known by name, or whatever has a unit behind each figure or in the title. */
const areSaid = (settings: readonly Setting[], title: Title): boolean =>
  settings.every(({ condition }) => condition !== null) ||
  settings.every(({ figures }) => figures.every(({ unit }) => unit !== null)) ||
  (isMeasured(title.words) && title.unit !== null)

interface Sweep {
  readonly name: string
  readonly places: readonly Token[]
  readonly unit: string | null
  readonly title: string
}

/** null: what it measures is not said */
function runOfSetting(
  lines: readonly Line[],
  stretch: readonly [number, number],
  { label, condition, figures }: Setting,
  { name, places, unit, title }: Sweep,
): BlockRun | null {
  const own = unitIn(label.text) ?? unit
  const metric = isMeasured(title)
    ? metricName(title)
    : /\(kiops\)/i.test(label.text)
      ? 'kiops'
      : measuredName(own ?? figures[0]?.unit ?? '')
  if (metric === '') return null
  return runOf(
    'typed',
    lines,
    stretch,
    figures.map((figure, i) =>
      measure(metric, figure.token, {
        value: figure.value,
        unit: figure.unit ?? own,
        params: { [name]: placeOf(places[i]?.text ?? '') },
      }),
    ),
    [
      printedAt('label', label.text, label.line.number, label.text),
      printedBy(condition ?? { field: 'factors.variant', value: label.text }, label),
    ],
  )
}
