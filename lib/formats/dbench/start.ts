import type { Line } from '../../mail/line'
import { readCommandLine } from '../command-line'
import { isBlank, type Token } from '../tokens'

/** Lines that dbench prints before its result: banner, progress, one dot a tick, one star a client that is through. */
const PROGRESS =
  /^\s*(?:[.+*\s]+$|[.+*]*\s*\d+ clients started|dbench version|Running for \d|\d+ of \d+ processes prepared|(?:Waiting for child|[Rr]eleasing clients)|failed to create barrier|\d+\s+(?:\d+\s+[\d.]+ MB\/sec|cleanup\s+\d)|@[A-Z]@)/

export interface Start {
  readonly at: number
  /** from `16 clients started`, or from the command line over the result */
  readonly clients: number | null
  readonly tool: 'dbench' | 'tbench'
}

/** Where the output begins whose result stands at `at`, and what the lines above it say. */
export function startOf(lines: readonly Line[], at: number): Start {
  const depth = lines[at]?.depth
  let first = at
  let clients: number | null = null
  for (let i = at - 1; i >= 0 && i > at - 2000; i--) {
    const line = lines[i]
    if (!line || line.depth !== depth) break
    if (isBlank(line)) {
      if (i < at - 1 && isBlank(lines[i + 1] ?? line)) break
      continue
    }
    if (!PROGRESS.test(line.text)) break
    clients ??= startedClients(line.text)
    first = i
  }
  const command = commandAbove(lines, first)
  return { at: first, clients: clients ?? command?.clients ?? null, tool: command?.tool ?? toolNamed(lines, first) }
}

/** tbench prints what dbench prints: where the words around the result name tbench only, it is tbench's. */
function toolNamed(lines: readonly Line[], first: number): Start['tool'] {
  const around = lines
    .slice(Math.max(0, first - 300), first + 100)
    .filter(({ text }) => !text.includes('dbench version'))
  const names = around.flatMap(({ text }) => /\b[dt]bench(?![a-z])/i.exec(text)?.[0].toLowerCase() ?? [])
  return names.length > 0 && names.every((name) => name === 'tbench') ? 'tbench' : 'dbench'
}

const startedClients = (text: string): number | null => {
  const started = /(\d+) clients started/.exec(text)
  return started ? Number(started[1]) : null
}

/** `# ./dbench -s -t 60 -D /xfs 32` directly over the output, at most one blank line between. */
function commandAbove(lines: readonly Line[], first: number): Omit<Start, 'at'> | null {
  const directly = lines[first - 1]
  const line = directly && isBlank(directly) ? lines[first - 2] : directly
  return line && line.depth === lines[first]?.depth ? readCommand(line.text) : null
}

/** dbench's options that take an argument. */
const TAKES_ARGUMENT = /^-[tcDRBnT]$/

/** `dbench -t 60 -D /xfs 32`, `dbench results (./dbench 32)`; tbench names its server besides: `tbench 4 127.0.0.1`. */
function readCommand(text: string): Omit<Start, 'at'> | null {
  const inBrackets = /\(([^()]*\b[dt]bench\s[^()]*)\)\s*:?$/.exec(text)?.[1]
  const command = readCommandLine(inBrackets ?? text.replace(/:$/, ''))
  if (command?.program !== 'dbench' && command?.program !== 'tbench') return null
  const { args } = command
  const count = args.find((arg, i) => /^\d+$/.test(arg) && !TAKES_ARGUMENT.test(args[i - 1] ?? ''))
  return { clients: count === undefined ? null : Number(count), tool: command.program }
}

/** `dbench version 4.00 - Copyright Andrew Tridgell 1999-2004` among the lines of this output. */
export function versionOf(lines: readonly Line[], first: number, at: number): Token | null {
  for (const line of lines.slice(first, Math.min(at, first + 4))) {
    const version = /dbench version (\d[\w.]*)/.exec(line.text)
    if (version?.[1]) return { text: version[1], line, start: version.index + 'dbench version '.length }
  }
  return null
}
