/** A mailer that doesn't wrap sends a whole paragraph as one line. */
const PARAGRAPH = 110
const SENTENCE = /[a-z]{2}[.!?:]["')]*(?: +["'(]?[A-Z]|\s*$)/
/** Its beginning shows what it is. */
const PROBED = 600
const WORD = /(?:^| )["'(]?[A-Za-z][a-z']*[,.;:)"]*(?= |$)/g
/** With its blank a word takes so much room; in a command line, a table or a log there are far fewer. */
const ROOM = 10

/** A line that holds sentences: it is read as prose though nobody broke it. */
export function isLongProse(line: string): boolean {
  if (line.length <= PARAGRAPH || !SENTENCE.test(line)) return false
  const start = line.slice(0, PROBED)
  return (start.match(WORD)?.length ?? 0) * ROOM >= start.length
}
