import type { Line } from '@/lib/mail/line'
import { isBlank } from '../tokens'
import { isRule } from './cells'
import type { Grid } from './grid-shape'
import { onceALine } from './once-a-line'
import { unitIn, unitOf } from './words'

/** The words over a table: what it measures, in which unit. */
export interface Title {
  readonly words: string
  readonly unit: string | null
}

/** So many lines over a table and under it its unit may stand. */
const NEAR = 4

const saysRelative = onceALine(({ text }) => /\b(?:normali[sz]ed|relative to|ratios?)\b/i.test(text))

/** Figures that were divided by others are no measurements. */
export const isRelative = (lines: readonly Line[], first: number): boolean =>
  lines.slice(Math.max(0, first - 8), first + 1).some(saysRelative)

/** How it was measured, not what. */
const COMMAND = /^\s*(?:[#$]\s|\(.*\)\s*$)|\bif=\/dev\/|\s--\w[\w-]+=/

/** "This patch improves throughput of the driver:" says what follows from the figures. */
const CLAIM = /\b(?:we|I|it|improve[sd]?|increase[sd]?|reduce[sd]?|show(?:s|ed)?|gives?)\b/

/** a line of a list */
const RESULT = /\d\s?[kKMG]i?B\/s(?:ec)?\s*$/

/** `Throughput 7.7 MB/sec 128 procs`: in what that is, and not what stands below it */
const FIGURE = /\d\s?(?:[kKMG]i?B\/s|[kKMG]Bps|[kKM]?iops)/i

export function titleOf(lines: readonly Line[], first: number): Title {
  let words = ''
  let unit: string | null = null
  for (let i = first - 1; i >= 0 && i >= first - NEAR; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[first]?.depth) break
    if (isBlank(line) || isRule(line.text)) continue
    if (/\d\s+\d[\d.]*\s*$/.test(line.text)) break
    if (COMMAND.test(line.text)) continue
    unit ??= FIGURE.test(line.text) ? null : unitIn(line.text)
    if (words === '' && /^[^.;]{3,70}$/.test(line.text.trim()) && !CLAIM.test(line.text) && !RESULT.test(line.text))
      words = line.text.trim()
    if (words === '') words = ' '
  }
  return { words: words.trim().split(/\s+/).length <= 8 ? words.trim() : '', unit }
}

export function unitUnder(lines: readonly Line[], last: number): string | null {
  for (const line of lines.slice(last + 1, last + NEAR)) {
    if (line.depth !== lines[last]?.depth) break
    if (/(?:^|[.:]\s)\s*\(?(?:all |the )?(?:numbers|nos|values|figures|results|rates|units?|times?)\b/i.test(line.text))
      return unitIn(line.text)
  }
  return null
}

/** So far up a sentence may say it for several tables. */
const FAR = 14
const ALL_IN =
  /\b(?:numbers|results|figures|values|latenc(?:y|ies)|times|throughput|bandwidth)\b[^.;]{0,30}\((?:all |are |is )?(?:in )?([\w/]{1,12})\)|\b(?:numbers|results|figures|values|latencies|times) (?:here |below |shown )?(?:are )?(?:all )?in ([\w/]{1,12})\b/i

/** "Here are the latency numbers (in usec)" further up, in the words of the same writer. */
export function unitFarOver(lines: readonly Line[], first: number): string | null {
  for (let i = first - 1; i >= 0 && i >= first - FAR; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[first]?.depth || line.text.length > 120) continue
    const [, bracketed, told] = ALL_IN.exec(line.text) ?? []
    const unit = unitOf(bracketed ?? told ?? '')
    if (unit !== null) return unit
  }
  return null
}

/** The unit that stands in the cells, the corner or one line of the heads. */
export function unitOfGrid({ corner, heads, rows }: Grid): string | null {
  const units = new Set(
    [
      ...rows.flatMap(({ cells }) => cells.map(({ unit }) => unit)),
      ...[...heads.flatMap(({ token, over }) => [token, over]), corner].map((token) =>
        token ? (unitIn(token.text) ?? unitOf(token.text)) : null,
      ),
    ].filter((unit) => unit !== null),
  )
  const [unit, ...others] = units
  return unit !== undefined && others.length === 0 ? unit : null
}
