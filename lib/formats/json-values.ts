import type { Line } from '../mail/line'
import { isBlank, mayContinue, type Token } from './tokens'

/** One value of a JSON text, with the keys that lead to it, and the index of its line. */
export interface Value {
  readonly path: readonly string[]
  readonly token: Token
  readonly at: number
}

/** A line of JSON begins with one of its signs. */
const OWN = /^\s*(?:["{}[\],]|-?\d|true|false|null)/
const PART = /"([^"]*)"( *:)?|[{}[\]]|-?\d[\d.eE+-]*/g
const LONGEST = 100_000
const DEEPEST = 40

/**
 * The values from a line on to the end of the object that the line stands in, or of the text that looks like JSON. Value by
 * value, for mail cuts JSON, and fio 2 repeats its keys.
 */
export function* readValues(lines: readonly Line[], from: number): Generator<Value> {
  const keys: string[] = []
  let key = ''
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]
    if (!line || !mayContinue(line, lines[from]?.depth ?? 0) || line.text.length > LONGEST) return
    if (isBlank(line)) continue
    if (!OWN.test(line.text)) return
    for (const part of line.text.matchAll(PART)) {
      const [text, string, colon] = part
      if (colon !== undefined) {
        key = string ?? ''
        continue
      }
      if (text === '{' || text === '[') keys.push(key)
      else if (text === '}' || text === ']') {
        if (keys.pop() === undefined) return
      } else if (key !== '') {
        const start = part.index + (string === undefined ? 0 : 1)
        const path = [...keys.filter((name) => name !== ''), key]
        yield { path, token: { text: string ?? text, line, start }, at }
      }
      key = ''
      if (keys.length > DEEPEST) return
    }
  }
}
