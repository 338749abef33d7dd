/** A person who is not to be named. */
export interface MaskedName {
  readonly name: string
  /** stands in its place as an author */
  readonly label: string
}

/** Hides some people's names, each in every way in which mails write it. */
export interface NameMask {
  /** whether there is anybody to hide */
  readonly isEmpty: boolean
  /** the text without these names: every line and column stays where it is */
  hide(text: string): string
  /** the name of a file, where names stand with signs between their words, too */
  file(name: string): string
  /** an author's name, or what stands in its place */
  author(name: string | null): string | null
}

/** Stands for each character of a hidden name, as for those of a hidden address. */
const HIDDEN = '·'

/** Between two words of a name: blanks, or the end of a line with what marks the next one as quoted; a nickname's quotation mark before and behind them. */
const BETWEEN = '["“”]?(?:[ \\t\\u00a0]+(?:\\r?\\n[ \\t>|]*)?|\\r?\\n[ \\t>|]*)["“”]?'

/** The words of a name as it is written: `Ann Poe`, `Poe, Ann`, `"Poe, Ann"`. */
export function nameWords(name: string): readonly string[] {
  const [last = '', ...given] = name.replaceAll('"', '').split(',')
  return [...given, last].join(' ').split(/\s+/).filter(Boolean)
}

/** `Ann Poe` and `Poe, Ann`, over the end of a line too. Linear: a name's word, then blanks, then its next word. */
function patternOf(name: string): string {
  const words = nameWords(name).map(wordPattern)
  const given = words.slice(0, -1)
  const plain = words.join(BETWEEN)
  return given.length === 0 ? plain : `${plain}|${words.at(-1)},${BETWEEN}${given.join(BETWEEN)}`
}

/** In the name of a file: `ann-poe.mbox`, `Poe_Ann.mbox`. */
function filePatternOf(name: string): string {
  const words = nameWords(name).map(wordPattern)
  return [words, [...words.slice(-1), ...words.slice(0, -1)]].map((order) => order.join('[\\s._+,-]{1,3}')).join('|')
}

/** An accent is part of its letter or stands behind it as a sign of its own. */
const wordPattern = (word: string): string =>
  [...new Set([word.normalize('NFC'), word.normalize('NFD')])]
    .map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .reduce((one, other) => `(?:${one}|${other})`)

const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')

export function maskNames(masks: readonly MaskedName[]): NameMask {
  const all = masks.length === 0 ? null : whole(masks.map(({ name }) => patternOf(name)).join('|'))
  const each = masks.map(({ name, label }) => ({ label, pattern: whole(patternOf(name)) }))
  const files = masks.length === 0 ? null : whole(masks.map(({ name }) => filePatternOf(name)).join('|'))
  const hide = (text: string): string =>
    all === null ? text : text.replace(all, (name) => name.replace(/[^\s>|"“”]/g, HIDDEN))
  return {
    isEmpty: all === null,
    hide,
    file: (name) =>
      files === null ? name : name.replace(files, (words) => words.replace(/[\p{L}\p{M}\p{N}]/gu, HIDDEN)),
    // Who is named with a word more is still the same person.
    author: (name) => (name === null ? null : (each.find(({ pattern }) => name.search(pattern) >= 0)?.label ?? name)),
  }
}
