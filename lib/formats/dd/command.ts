import type { Line } from '../../mail/line'
import type { Printed } from '../format'
import { printedAt } from '../measure'

export interface Command {
  readonly blockSize: string | null
  /** `bs` times `count`, where both are given as numbers */
  readonly bytes: number | null
  readonly printed: readonly Printed[]
}

/** So far above a result its command may stand: several results of one command follow each other. */
const REACH = 24

const DD = /(?:^|[\s/"'(])dd((?:\s+\w+=\S+){2,12})/
const SIZES: Readonly<Record<string, number>> = {
  '': 1,
  c: 1,
  w: 2,
  b: 512,
  k: 1024,
  m: 1024 ** 2,
  g: 1024 ** 3,
  kb: 1000,
  mb: 1000 ** 2,
  gb: 1000 ** 3,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
}

/** The command line over a result, as far as it can be the one that copied that many bytes. */
export function commandOf(lines: readonly Line[], at: number, bytes: number): Command | null {
  const command = commandAbove(lines, at)
  return command !== null && (command.bytes === null || command.bytes === bytes) ? command : null
}

/** The nearest command line over a line, of the same mail; null, too, where a shell's variable stands for its size. */
export function commandAbove(lines: readonly Line[], at: number, reach = REACH): Command | null {
  const depth = lines[at]?.depth
  for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
    const line = lines[i]
    if (!line || line.depth !== depth) return null
    if (line.text.length < 400 && DD.test(line.text)) return commandIn(line)
  }
  return null
}

/** The command that a line holds. */
export function commandIn(line: Line): Command | null {
  const words = DD.exec(line.text)?.[1]
  if (!words) return null
  const options = new Map(
    words
      .trim()
      .split(/\s+/)
      .map((word): [string, string] => pairOf(word)),
  )
  const blockSize = options.get('bs') ?? null
  const count = options.get('count')
  const size = sizeOf(blockSize ?? '512')
  const blocks = count === undefined ? null : sizeOf(count)
  if (size === null || (count !== undefined && blocks === null)) return null
  const printed = ['oflag', 'iflag', 'conv'].flatMap((name) => {
    const value = options.get(name)
    return value && /^[\w,]+$/.test(value) ? [printedAt(`factors.${name}`, value, line.number, `${name}=${value}`)] : []
  })
  return { blockSize, bytes: blocks === null ? null : size * blocks, printed }
}

function pairOf(word: string): [string, string] {
  const equals = word.indexOf('=')
  return [word.slice(0, equals), word.slice(equals + 1).replace(/["';)]+$/, '')]
}

function sizeOf(text: string): number | null {
  const match = /^(\d+)([a-zA-Z]{0,3})$/.exec(text)
  const factor = SIZES[(match?.[2] ?? '').toLowerCase()]
  return match && factor !== undefined ? Number(match[1]) * factor : null
}
