/**
 * All that a pattern with the flag `g` finds in a text. `matchAll` works on a copy of the pattern, which the engine has to compile anew whenever memory
 * was cleared since the last one: for one that lists hundreds of names that takes as long as reading a mail.
 */
export function matchesIn(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
