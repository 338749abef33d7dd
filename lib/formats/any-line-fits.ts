/** What may stand before a line's own text: quote marks, a supercite name, comment signs. */
export const BEFORE = '^(?:[A-Za-z]{0,6}>)?[ \\t>|:#*+-]*'

/** An escape, a class of characters, or the beginning of a line with the blanks behind it. */
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\^(?:\\s[*+])?/g

/** A pattern for one line as it stands in a whole mail: each line begins behind its quote marks, and blanks end with it. */
const inMail = (source: string): string =>
  source.replace(TOKEN, (token) => (token.startsWith('^') ? BEFORE : token === '\\s' ? '[^\\S\\n]' : token))

/** What a pattern gives a choice of, outside of its groups: `a(b|c)|d` is `a(b|c)` or `d`. */
export function alternativesOf(source: string): readonly string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: token, index } of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/g)) {
    if (token === '(') depth++
    else if (token === ')') depth--
    else if (token === '|' && depth === 0) {
      found.push(source.slice(from, index))
      from = index + 1
    }
  }
  return [...found, source.slice(from)]
}

const LINE_BEGIN = /^\^(?:\\s[*+])?/

const anyOf = (patterns: readonly string[], before: string): RegExp =>
  new RegExp(patterns.length === 0 ? '(?!)' : `${before}(?:${patterns.map(inMail).join('|')})`, 'm')

/**
 * A test for a whole mail: may one of its lines, quoted or not, fit one of these patterns for lines? (a line alone is one) What begins with the line is asked
 * together behind one look at what stands before it, which is seven times as fast as each with its own.
 */
export function anyLineFits(patterns: readonly RegExp[]): (text: string) => boolean {
  const alternatives = patterns.flatMap(({ source }) => alternativesOf(source))
  const anchored = alternatives.filter((source) => LINE_BEGIN.test(source))
  const first = anyOf(
    anchored.map((source) => source.replace(LINE_BEGIN, '')),
    BEFORE,
  )
  const anywhere = anyOf(
    alternatives.filter((source) => !LINE_BEGIN.test(source)),
    '',
  )
  return (text) => anywhere.test(text) || first.test(text)
}
