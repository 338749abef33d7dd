import type { Line } from '../../mail/line'
import type { Params } from '../../model'
import { isBlank, type Token } from '../tokens'
import type { Direction } from './direction'
import { commandAbove, type Definition, readDefinition } from './job-line'

/** What fio says before its figures. */
export interface Start {
  /** index of its first line */
  readonly at: number
  readonly version: Token | null
  /** by the job's name */
  readonly definitions: ReadonlyMap<string, Definition>
  /** what the command line over all of it says */
  readonly command: Definition | null
}

const VERSION = /^\s*(?:fio[- ]|fio version[: ]+(?:fio-)?)(\d[\w.-]*)\s*$/
const BEFORE = /^\s*(?:\.\.\.$|Starting \d+ |\S[^:]{0,100}: Laying out IO file|Jobs: \d+ \(|(?:note|fio): )/

/** The rest of a definition that a mailer wrapped. */
const DEFINITION_CUT = /^\s*(?:\([RWT]\) \d|bs=[\d(]|ioengine=\w+, iodepth=|iodepth=\d+$|[\d.]+[KMG]?i?B?-\d)/

/** Goes up from the first figures over the definitions of the jobs, the version and the progress. */
export function startOf(lines: readonly Line[], at: number): Start {
  const depth = lines[at]?.depth
  const definitions = new Map<string, Definition>()
  let version: Token | null = null
  let first = at
  let cut = ''
  for (let i = at - 1, blanks = 0; i >= 0 && i > at - 500 && blanks < 3; i--) {
    const line = lines[i]
    if (!line || line.depth !== depth || line.text.length > 1000) break
    if (isBlank(line)) {
      blanks++
      continue
    }
    if (DEFINITION_CUT.test(line.text)) {
      cut = ` ${line.text.trim()}`
      continue
    }
    const definition = readDefinition(line.text + cut)
    cut = ''
    const found = VERSION.exec(line.text)?.[1]
    if (definition) definitions.set(...definition)
    else if (found !== undefined) version = { text: found, line, start: line.text.lastIndexOf(found) }
    else if (!BEFORE.test(line.text)) break
    blanks = 0
    first = i
  }
  return { at: first, version, definitions, command: commandAbove(lines, first) }
}

/** What the definitions say of a job, else the command line. */
export function paramsOfJob({ definitions, command }: Start, job: string | null, direction: Direction | null): Params {
  const [only] = definitions.values()
  const own = definitions.get(`${job}`) ?? (definitions.size === 1 ? only : undefined)
  return (own ?? command)?.params(direction) ?? {}
}

/** Tells a line that stands before the figures: behind some, it begins another execution. */
export const isStart = (text: string): boolean => VERSION.test(text) || readDefinition(text) !== null
