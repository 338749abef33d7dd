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

/** What a head or a label says: what was measured, in which unit, on which setting, at which place of a sweep. */
export interface Said {
  /** in snake_case; null: it names nothing that is measured */
  readonly metric: string | null
  /** the words that name it */
  readonly measured: Token | null
  readonly unit: string | null
  readonly setting: Setting | null
  readonly place: Params | null
  readonly isDerived: boolean
}

export const NOTHING: Said = { metric: null, measured: null, unit: null, setting: null, place: null, isDerived: false }

const MEASURED = String.raw`(?:(?:avg|mean|max|min|seq(?:uential)?|rand(?:om)?|read|write|[a-z]{3,5})[ _-])?(?:[km]?iops|bw|bandwidth|throughput|lat(?:ency)?|elapsed|time|reads?|writes?|[kmg]i?b\/s(?:ec)?)`
const SIDE = String.raw`before|after|(?:un)?patched|vanilla|base(?:line)?|mainline|orig(?:inal)?|old|new|with(?:out)?|w\/o`
const BEHIND = new RegExp(`^(${MEASURED})[ _:-]+((?:${SIDE})(?: .{1,20})?)$`, 'i')
const BEFORE = new RegExp(`^((?:${SIDE})(?: [\\w-]{1,20})?)[ _:-]+(${MEASURED})$`, 'i')

/** What the words of a head or a label say; `field` is what a name is that is not known: `factors.case`. */
export function saidBy(token: Token, field: string): Said {
  const text = token.text.replace(/^[*_`]+|[*_`]+$/g, '')
  if (isDerived(text)) return { ...NOTHING, isDerived: true }
  const bare = unitOf(text.replace(/^[([]|[)\]]$/g, ''))
  if (bare !== null) return { ...NOTHING, unit: bare, metric: measuredName(bare) || null, measured: token }
  const [, name = '', inner = ''] = /^(.{1,40}?)\s*[([]([^()[\]]{1,30})[)\]]$/.exec(text) ?? []
  const scale = /^k?iops$/i.test(name) && /^[KM]$/i.test(inner) ? `${inner}iops` : inner
  const unit = unitOf(scale.replace(/^in /, ''))
  if (unit !== null) return { ...saidBy(within(token, name), field), unit }
  if (inner !== '' && isMeasured(name) && !isMeasured(inner) && conditionOf(text) === null)
    return { ...measuredBy(token, name), setting: settingBy(within(token, inner), field) }
  const place = placeIn(text)
  if (place !== null) return { ...NOTHING, place }
  const behind = BEHIND.exec(text)?.slice(1, 3)
  const [measured, side] = behind ?? BEFORE.exec(text)?.slice(1, 3).toReversed() ?? []
  if (measured !== undefined && side !== undefined)
    return { ...measuredBy(token, measured), setting: settingBy(within(token, side), field) }
  return conditionOf(text) === null && (isMeasured(text) || measuredName(text) !== '')
    ? measuredBy(token, text)
    : { ...NOTHING, setting: settingBy({ ...token, text }, field) }
}

function measuredBy(token: Token, words: string): Said {
  const all = words.split(/\s+/)
  const own = all.filter((word, i) => unitOf(word) === null || /^iops$/i.test(word) || /^in$/i.test(all[i - 1] ?? ''))
  const unit = unitIn(words) ?? all.map(unitOf).find((one) => one !== null) ?? null
  return { ...NOTHING, metric: metricName((own.length > 0 ? own : all).join(' ')), measured: token, unit }
}

export function settingBy(token: Token, field: string): Setting {
  const condition = conditionOf(token.text)
  return { token, condition: condition ?? { field, value: token.text }, isKnown: condition !== null }
}

const within = (token: Token, text: string): Token => ({
  ...token,
  text,
  start: token.start + token.text.indexOf(text),
})
