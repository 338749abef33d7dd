import type { Params } from '@/lib/model'
import type { Token } from '../../tokens'
import { placeIn } from '../place-in'
import { type Condition, conditionOf, isDerived, isMeasured, measuredName, metricName, unitIn, unitOf } from '../words'

/** A setting that a head or a label names. */
export interface Setting {
  readonly token: Token
  readonly condition: Condition
  /** by its name; any other words are a setting as well where only settings can stand */
  readonly isKnown: boolean
}

/** What a head or a label says: what was measured, in which unit, on which settings, at which place of a sweep. */
export interface Said {
  /** in snake_case; null: it names nothing that is measured */
  readonly metric: string | null
  /** the words that name it */
  readonly measured: Token | null
  readonly unit: string | null
  readonly settings: readonly Setting[]
  readonly place: Params
  readonly isDerived: boolean
}

export const NOTHING: Said = { metric: null, measured: null, unit: null, settings: [], place: {}, isDerived: false }

const STATISTIC = 'avg|mean|max|min|p\\d\\d|seq(?:uential)?|rand(?:om)?|read|write|[a-z]{3,5}'
const MEASURED = String.raw`(?:(?:${STATISTIC})[ _-])?(?:[km]?iops|bw|bandwidth|throughput|lat(?:ency)?|elapsed|time|reads?|writes?|[kmg]i?b\/s(?:ec)?)`
const SIDE = String.raw`before|after|(?:un)?patched|vanilla|base(?:line)?|mainline|orig(?:inal)?|old|new|with(?:out)?|w\/o`

/** What was measured, and on which setting, in one head: the measured words, the setting's. */
const APART: readonly RegExp[] = [
  // `IOPS before`, `latency with the patch`
  new RegExp(`^(?<measured>${MEASURED})[ _:-]+(?<setting>(?:${SIDE})(?: .{1,20})?)$`, 'i'),
  // `patched IOPS`
  new RegExp(`^(?<setting>(?:${SIDE})(?: [\\w-]{1,20})?)[ _:-]+(?<measured>${MEASURED})$`, 'i'),
  // `IOPS in polling mode`
  new RegExp(`^(?<measured>${MEASURED}) (?:in|with|on|for|using) (?<setting>[^()]{1,30})$`, 'i'),
  // `(RR)latency`
  new RegExp(`^\\((?<setting>[^()]{1,20})\\)\\s*(?<measured>${MEASURED})$`, 'i'),
]

/** `v6.16 + this commit`: the kernel, and what was put on it */
const KERNEL_AND = /^v?([2-7]\.\d{1,2}\S{0,20}) ?\+ ?(\S.{1,30})$/

/** What the words of a head or a label say; `field` is what a name is that is not known: `factors.case`. */
export function saidBy(token: Token, field: string): Said {
  const text = token.text.replace(/^[*_`]+|[*_`]+$/g, '').replace(/^\(([^()]*)\)$/, '$1')
  if (isDerived(text)) return { ...NOTHING, isDerived: true }
  const bare = unitOf(text.replace(/^\[|\]$/g, ''))
  if (bare !== null) return { ...NOTHING, unit: bare, metric: measuredName(bare) || null, measured: token }
  const place = placeIn(text)
  if (place !== null) return { ...NOTHING, place }
  return (
    bracketed(token, text, field) ??
    apart(token, text, field) ??
    (conditionOf(text) === null && (isMeasured(text) || measuredName(text) !== '')
      ? measuredBy(token, text)
      : { ...NOTHING, settings: settingsBy(within(token, text), field) })
  )
}

/** `bandwidth (MB/s)`, `IOPS (polled)`; null: it ends in no brackets, or they belong to a name. */
function bracketed(token: Token, text: string, field: string): Said | null {
  const [, name = '', inner = ''] = /^(.{1,40}?)\s*[([]([^()[\]]{1,30})[)\]]$/.exec(text) ?? []
  if (name === '') return null
  const scale = /^iops$/i.test(name) && /^[KM]$/i.test(inner) ? `${inner}iops` : inner
  const unit = unitOf(scale.replace(/^in /, ''))
  if (unit !== null) return { ...saidBy(within(token, name), field), unit }
  return isMeasured(name) && !isMeasured(inner) && conditionOf(text) === null
    ? { ...measuredBy(token, name), settings: settingsBy(within(token, inner), field) }
    : null
}

function apart(token: Token, text: string, field: string): Said | null {
  const { measured, setting } = APART.map((pattern) => pattern.exec(text)?.groups).find((found) => found) ?? {}
  return measured === undefined || setting === undefined
    ? null
    : { ...measuredBy(token, measured), settings: settingsBy(within(token, setting), field) }
}

/** `bw MB/s`, `cpu % sys`: the name and its unit */
function measuredBy(token: Token, words: string): Said {
  const all = words.split(/\s+/)
  const own = all.filter((word, i) => unitOf(word) === null || /^iops$/i.test(word) || /^in$/i.test(all[i - 1] ?? ''))
  const unit = unitIn(words) ?? all.map(unitOf).find((one) => one !== null) ?? (words.includes('%') ? '%' : null)
  return { ...NOTHING, metric: metricName((own.length > 0 ? own : all).join(' ')), measured: token, unit }
}

export function settingsBy(token: Token, field: string): readonly Setting[] {
  const condition = conditionOf(token.text)
  const [, kernel, patch] = condition === null ? (KERNEL_AND.exec(token.text) ?? []) : []
  if (kernel !== undefined && patch !== undefined)
    return [
      { token: within(token, kernel), condition: { field: 'kernel', value: kernel }, isKnown: true },
      { token: within(token, patch), condition: { field: 'factors.patch', value: patch }, isKnown: true },
    ]
  const release = condition === null ? /^v([3-7]\.\d{1,2})$/.exec(token.text)?.[1] : undefined
  if (release !== undefined) return [{ token, condition: { field: 'kernel', value: release }, isKnown: true }]
  return [{ token, condition: condition ?? { field, value: token.text }, isKnown: condition !== null }]
}

const within = (token: Token, text: string): Token => ({
  ...token,
  text,
  start: token.start + token.text.indexOf(text),
})
