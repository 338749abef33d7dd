import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import { markOf, measure } from '../measure'
import { isBlank, mayContinue, type Token, tokensOf, wordsOf } from '../tokens'
import type { Head } from './head'

export interface Row {
  readonly label: Token | null
  readonly figures: readonly Measurement[]
  readonly first: number
  readonly last: number
}

const TESTS = [
  'seq_output_char',
  'seq_output_block',
  'seq_rewrite',
  'seq_input_char',
  'seq_input_block',
  'random_seeks',
] as const
const WANTED = 2 * TESTS.length

const VALUE = /^\d+(?:\.\d*)?%?$/
const SIZE = /^(?:\d+\*)?(\d+(?:\.\d+)?)([KMG]B?)?$/
/** SuSE's number of volumes */
const VOLUMES = /^\d+\*$/

/** Reads the row at `at` and the lines that wrapping made of its end: label, size, six pairs of rate and CPU share. */
export function readRow(lines: readonly Line[], at: number, head: Head): Row | null {
  const line = lines[at]
  if (!line || line.depth !== head.opening.depth) return null
  const tokens = tokensOf(line)
  let last = at
  // how many of the twelve stand on the first line: all behind the size, which follows the label
  while (tokens.length < 40 && countValues(tokens) < WANTED + (head.size ? 1 : 0) && last < at + 2) {
    const next = lines[last + 1]
    if (!next || isBlank(next) || !mayContinue(next, head.opening.depth)) break
    const more = tokensOf(next)
    if (countValues(tokens) < 6 || !more.every(({ text }) => VALUE.test(text))) break
    tokens.push(...more)
    last++
  }
  const values = tokens.slice(-WANTED)
  const lead = tokens.slice(0, -WANTED)
  if (values.length !== WANTED || !values.every(({ text }) => VALUE.test(text))) return null
  const size = lead[lead.length - 1]
  const isSized = size !== undefined && SIZE.test(size.text) && (head.size !== null || lead.length > 1)
  if (head.size !== null && !isSized) return null
  const words = (isSized ? lead.slice(0, -1) : lead).filter(({ text }) => !VOLUMES.test(text))
  if (words.length > 5 || words.some((token) => token.line !== line)) return null
  const params = isSized ? { fileSize: fileSizeOf(size.text, head) } : {}
  return { label: labelOf(words), figures: figuresOf(values, head.unit, params), first: at, last }
}

const countValues = (tokens: readonly Token[]): number => {
  let count = 0
  while (count < tokens.length && VALUE.test(tokens[tokens.length - 1 - count]?.text ?? '')) count++
  // `1*1024` and `512M` end the figures and are the size
  const size = tokens[tokens.length - 1 - count]?.text ?? ''
  return count + (count > 0 && SIZE.test(size) ? 1 : 0)
}

/** `512 MB`; a size that has its own unit keeps it. */
function fileSizeOf(text: string, head: Head): string {
  const [, number = text, unit] = SIZE.exec(text) ?? []
  return unit ? `${number}${unit}` : `${number} ${head.size ?? 'MB'}`
}

function labelOf(words: readonly Token[]): Token | null {
  const [first] = words
  return first ? { text: wordsOf(words), line: first.line, start: first.start } : null
}

/** Six pairs of rate and CPU share. */
export const figuresOf = (
  values: readonly Token[],
  rates: Head['unit'],
  params: Measurement['params'],
): readonly Measurement[] =>
  TESTS.flatMap((test, i) => {
    const rate = values[2 * i]
    const cpu = values[2 * i + 1]
    if (!rate || !cpu) return []
    const unit = test === 'random_seeks' ? 'ops/s' : rates
    const cpuPercent = Number(cpu.text.replace('%', ''))
    return [measure(test, rate, { value: Number(rate.text), unit, cpuPercent, params, marks: [markOf('cpu', cpu)] })]
  })
