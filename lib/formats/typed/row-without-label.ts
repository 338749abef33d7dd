import type { Line } from '@/lib/mail/line'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank } from '../tokens'
import { isRule, splitCells } from './cells'
import { countOf } from './count'
import { printedBy } from './printed-by'
import { titleOf } from './title'
import type { Table } from './typed-table'
import { conditionsOf, isByteRate, isMeasured, measuredName, metricName, unitOf } from './words'

/** Cheap: rates and nothing else. */
const RATES = /^\s*(?:[~|]?\s*\d[\d.,]*\s?(?:[kKMG]?i?B\/s(?:ec)?|[kKM]?\s?IOPS)[\s|]*){2,8}$/i
const FIGURE = /^~?(\d[\d.,]*)\s?([A-Za-z/]{2,7})$/

/**
 * Settings that are known by name, under each of them its rate, and nothing before them:
 *
 *     Test result (bandwidth):
 *              ext4                   xfs
 *            ~300MB/s             ~120MB/s
 */
export function readRowWithoutLabel(lines: readonly Line[], at: number): Table | null {
  const head = lines[at]
  const last = [at + 1, at + 2].find((i) => !isBetween(lines[i])) ?? at + 1
  const row = lines[last]
  if (!head || !row || row.depth !== head.depth || row.text.length > 160 || !RATES.test(row.text)) return null
  const heads = splitCells(head)
  const cells = splitCells(row)
  const settings = conditionsOf(heads.map(({ text }) => text))
  const isApart = new Set(heads.map(({ text }) => text)).size === heads.length
  if (heads.length !== cells.length || !isApart || settings.some((one) => one === null)) return null
  const { words } = titleOf(lines, at)
  const named = /\(([\w ]{2,30})\)/.exec(words)?.[1] ?? words
  const runs = cells.flatMap((cell, i) => {
    const [, digits = '', printed = ''] = FIGURE.exec(cell.text) ?? []
    const [unit, value] = [unitOf(printed), countOf(digits)]
    const [setting, over] = [settings[i], heads[i]]
    if (unit === null || value === null || !setting || !over || !(isByteRate(unit) || /iops/i.test(unit))) return []
    const metric = isMeasured(named) ? metricName(named) : measuredName(unit)
    const token = { ...cell, text: digits, start: cell.start + cell.text.indexOf(digits) }
    return [
      runOf(
        'typed',
        lines,
        [at, last],
        [measure(metric, token, { value, unit })],
        [printedAt('label', over.text, over.line.number, over.text), printedBy(setting, over)],
      ),
    ]
  })
  return runs.length === cells.length ? { first: at, last, runs } : null
}

const isBetween = (line: Line | undefined): boolean => line !== undefined && (isBlank(line) || isRule(line.text))
