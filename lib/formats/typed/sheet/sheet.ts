import type { Line } from '@/lib/mail/line'
import type { Params } from '@/lib/model'
import type { Token } from '../../tokens'
import { parameterOf, placeOf } from '../axis'
import { holdOther, isOtherCorner } from '../heads'
import { isSettingOver } from '../table-metric'
import { isRelative, titleOf, unitFarOver, unitUnder } from '../title'
import { conditionOf, conditionsOf, isMeasured, metricName, unitIn } from '../words'
import type { Body } from './body'
import { figuresOf, isRate } from './figures'
import { type Heads, headsOver, placesUnder } from './heads'
import { NOTHING, type Said, type Setting, saidBy } from './said'

/** What all heads over a column say together, or all labels before a row. */
export interface Path {
  readonly metric: string | null
  /** the words that name it */
  readonly measured: readonly Token[]
  readonly unit: string | null
  readonly settings: readonly Setting[]
  readonly place: Params
  readonly isDerived: boolean
}

/** A table whose heads and labels were understood. */
export interface Sheet {
  readonly lines: readonly Line[]
  /** indices into the lines: of the uppermost head, of the last row */
  readonly first: number
  readonly last: number
  readonly body: Body
  /** so many cells of each row are labels */
  readonly labels: number
  /** what is said of each column behind them, and of each row */
  readonly columns: readonly Path[]
  readonly rows: readonly Path[]
  /** what the corner says was measured, or else the line over the table */
  readonly title: {
    readonly words: string
    readonly metric: string | null
    readonly unit: string | null
    /** words right over it, and no other table's, say that all figures are rates */
    readonly isRate: boolean
  }
  /** where it is said what was measured; `both`: IOPS and MB/s of reads and writes; `cells`: their units alone say it */
  readonly named: 'columns' | 'rows' | 'both' | 'title' | 'cells'
}

/** null: its heads or labels stand over something else, or it is not said what was measured. */
export function sheetOf(lines: readonly Line[], at: number, body: Body): Sheet | null {
  const heads = headsOver(lines, at, body)
  if (heads === null || isRelative(lines, heads.first)) return null
  const { labels, first } = heads
  const corners = heads.columns.slice(0, labels).flat()
  if (holdOther(heads.columns.slice(labels).flat()) || corners.some(({ text }) => isOtherCorner(text))) return null
  const columns = withSiblings(withNames(columnsOf(heads), body, labels))
  const rows = rowsOf(body, heads)
  const measured = columns.filter((column, i) => !column.isDerived && holdsFigures(body, labels + i))
  if (rows === null || measured.length === 0) return null
  const last = body.rows.at(-1)?.index ?? at
  const title = titleIn(lines, first, body, labels, corners.map(({ text }) => text).find(isMeasured) ?? '')
  const named = namedBy(measured, rows, title, body)
  return named === null ? null : { lines, first, last, body, labels, columns, rows, title, named }
}

/** What the heads over each column of figures say. */
function columnsOf({ columns, labels }: Heads): readonly Path[] {
  const lowest = columns.slice(Math.max(0, labels - 1)).flatMap((tokens) => tokens.at(-1) ?? [])
  const places = labels > 0 && lowest.length === columns.length - labels + 1 ? placesUnder(lowest) : null
  return columns.slice(labels).map((tokens, i) => {
    const place = places?.[i]
    const said = (place === undefined ? tokens : tokens.slice(0, -1)).map((token) => saidBy(token, 'factors.variant'))
    if (tokens.length === 0) return together([WORKED_OUT])
    return together(place === undefined ? said : [...said, { ...NOTHING, place }])
  })
}

/** A column without a head. */
const WORKED_OUT: Said = { ...NOTHING, isDerived: true }

const holdsFigures = ({ rows }: Body, column: number): boolean =>
  rows.some(({ contents }) => contents[column]?.kind === 'figures')

/** Beside "bfq" a bare "none" is a scheduler, beside "no treelog" a bare "treelog" is known as well. */
function withSiblings(paths: readonly Path[]): readonly Path[] {
  const most = Math.max(0, ...paths.map(({ settings }) => settings.length))
  const known = Array.from({ length: most }, (_, at) =>
    conditionsOf(paths.map(({ settings }) => settings[at]?.token.text ?? '')),
  )
  return paths.map((path, i) => ({
    ...path,
    settings: path.settings.map((setting, at) => {
      const condition = known[at]?.[i] ?? null
      return condition === null ? setting : { ...setting, condition, isKnown: true }
    }),
  }))
}

/** `create  chown  unlink` over times: beside what is known to be measured any name over figures with a unit is. */
function withNames(columns: readonly Path[], { rows }: Body, labels: number): readonly Path[] {
  const isName = ({ metric, settings, isDerived }: Path): boolean =>
    metric === null && !isDerived && settings.length === 1 && settings.every(({ isKnown }) => !isKnown)
  const known = columns.filter(({ metric }) => metric !== null).length
  const areUnits = columns.every((column, i) =>
    rows.every(({ contents }) =>
      figuresOf(contents[labels + i]).every(({ unit }) => column.isDerived || unit !== null),
    ),
  )
  if (known === 0 || known < columns.filter(isName).length || !areUnits) return columns
  return columns.map((column) => {
    const token = isName(column) ? column.settings[0]?.token : undefined
    return token === undefined ? column : { ...column, metric: metricName(token.text), measured: [token], settings: [] }
  })
}

function namedBy(
  columns: readonly Path[],
  rows: readonly Path[],
  title: Sheet['title'],
  body: Body,
): Sheet['named'] | null {
  const areRows = rows.every(({ metric }) => metric !== null)
  if (columns.every(({ metric }) => metric !== null))
    return areRows && rows.every(({ metric, unit }) => unit !== null || /iops/.test(metric ?? '')) ? 'both' : 'columns'
  if (columns.some(({ metric }) => metric !== null)) return null
  if (areRows) return 'rows'
  if (title.metric !== null) return 'title'
  if (title.isRate) return 'cells'
  const figures = body.rows.flatMap(({ contents }) =>
    contents.flatMap((one) => (one.kind === 'figures' ? one.figures : [])),
  )
  return figures.every(({ value, unit }) => value === null || isRate(unit)) ? 'cells' : null
}

function titleIn(lines: readonly Line[], first: number, body: Body, labels: number, corner: string): Sheet['title'] {
  const last = body.rows.at(-1)?.index ?? first
  const over = titleOf(lines, first)
  const words = isMeasured(over.words) && unitIn(corner) === null ? over.words : corner || over.words
  const unit =
    unitIn(words) ??
    over.unit ??
    unitUnder(lines, last) ??
    unitFarOver(lines, first) ??
    requestsIn(lines, first, body, labels)
  const name = isMeasured(words) && !isSettingOver(words) ? words.replace(/^\W*(?:test )?results?\s*:/i, '') : ''
  return {
    words,
    unit,
    metric: metricName(name) || null,
    isRate: isRate(unit) && isSaidOver(lines, first),
  }
}

/** `100 Mbps`: how much of something there is, and not what figures are in */
const AMOUNT = /\d\s?(?:[KMG]i?B(?:\/s|ps)|[KMG]bps|k?iops)/i

/** The nearest line that says a unit is words, and no amount, nor a row or head of another table. */
function isSaidOver(lines: readonly Line[], first: number): boolean {
  const over = lines.slice(Math.max(0, first - SPOKEN_OF), first).filter(({ text }) => text.length <= 200)
  const said = over.findLast(({ text }) => unitIn(text) !== null || /\bIOPS\b/.test(text))
  return said !== undefined && !AMOUNT.test(said.text) && !/\||\S(?: {2,}|\t)\S.*(?: {2,}|\t)\S/.test(said.text)
}

/** So far over a table its writer may speak of requests a second. */
const SPOKEN_OF = 6
/** "this gives more IOPS:" over figures in thousands: they are what it speaks of. */
const requestsIn = (lines: readonly Line[], first: number, { rows }: Body, labels: number): string | null =>
  lines.slice(Math.max(0, first - SPOKEN_OF), first).some(({ text }) => text.length <= 200 && /\bIOPS\b/.test(text)) &&
  rows.every(({ contents }) =>
    contents
      .slice(labels)
      .flatMap(figuresOf)
      .every(({ token }) => /[kKM]$/.test(token.text)),
  )
    ? 'iops'
    : null

function together(said: readonly Said[]): Path {
  const metrics = [...new Set(said.flatMap(({ metric }) => metric ?? []))]
  return {
    metric: metrics.length === 0 ? null : metrics.join('_'),
    measured: said.flatMap(({ measured }) => measured ?? []),
    unit: said.findLast(({ unit }) => unit !== null)?.unit ?? null,
    settings: said.flatMap(({ settings }) => settings),
    place: Object.assign({}, ...said.map(({ place }) => place)),
    isDerived: said.some(({ isDerived }) => isDerived),
  }
}

/** A column that counts rows or seconds tells no settings apart. */
const COUNTS_ROWS = /^(?:#|no\.?|nr\.?|n|time|date|sec(?:ond)?s?|interval|iter(?:ation)?|run)\b/i
/** `8`, `64k`, `1.5G`: a place in a sweep */
const PLACE = /^\d[\d.]*\s?(?:[kKmMgG]i?[bB]?)?$/

/** null: numbers that nothing names stand before the figures. */
function rowsOf({ rows }: Body, { labels, columns }: Heads): readonly Path[] | null {
  const said: (readonly Said[])[] = rows.map(({ group }) => (group === null ? [] : [saidBy(group, 'factors.group')]))
  for (let column = 0; column < labels; column++) {
    const corner = columns[column]?.at(-1)?.text ?? ''
    const texts = rows.map(({ tokens }) => tokens[column]?.text ?? '')
    if (labels > 1 && COUNTS_ROWS.test(corner) && texts.every((text) => /^\d+$/.test(text))) continue
    const name = parameterIn(corner, texts)
    if (name === null) return null
    rows.forEach(({ tokens }, i) => {
      const token = tokens[column]
      if (token === undefined || token.text === '') return
      const one = name === '' ? saidBy(token, fieldOf(corner)) : { ...NOTHING, place: { [name]: placeOf(token.text) } }
      said[i] = [...(said[i] ?? []), one]
    })
  }
  const paths = said.map((own, i) => {
    const below = rows[i]?.below ?? null
    return together(below === null ? own : [...own, saidBy(below, 'factors.case')])
  })
  return withSiblings(paths)
}

/** What names under these words are, where they are no condition that is known. */
const fieldOf = (corner: string): string =>
  /^[A-Za-z][\w -]{1,20}$/.test(corner) && !isMeasured(corner) ? `factors.${corner.toLowerCase()}` : 'factors.case'

/** The parameter whose values these labels are; '': they are none. null: numbers that nothing names. */
function parameterIn(corner: string, labels: readonly string[]): string | null {
  const parameter = parameterOf(corner)
  if (parameter !== null && labels.every((label) => parameter.values.test(label))) return parameter.name
  if (!labels.every((label) => PLACE.test(label))) return ''
  return !/^[A-Za-z]/.test(corner) || COUNTS_ROWS.test(corner) || conditionOf(corner) !== null
    ? null
    : metricName(corner)
}
