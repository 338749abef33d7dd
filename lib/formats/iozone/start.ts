import type { Line } from '../../mail/line'
import type { Params } from '../../model'
import type { Printed } from '../format'
import { printedAt } from '../measure'
import { isBlank } from '../tokens'

/** What iozone says before its figures. */
export interface Start {
  /** index of its first line */
  readonly at: number
  readonly printed: readonly Printed[]
  /** as printed or typed; '' none */
  readonly command: string
  readonly unit: string
  readonly sizes: Params
}

const TITLE = /^\s*Iozone: Performance Test of File/
const PREAMBLE =
  /^\s*(?:Version \$Revision|Compiled for|Build:|Run began:|Auto Mode|Using (?:min|max)imum|Using M\w+imum|Command line used:|Output is in|Time Resolution|Processor cache|File stride|File size set|Record Size|Include |O_DIRECT|OPS Mode|Microseconds\/op|Excel chart|CPU utilization|Purge Mode|SYNC Mode|Setting |(?:Min|Max) process|Throughput test with|Each (?:process|thread) writes)/
const END = /iozone test complete|[kK]B\s+reclen\s+\w|throughput for\s+\d/
const COMMAND = /(?:^|[\s/])iozone(?:3|_\w+)?\s+-.*/

/** Goes up from a table or a first result over the title and the settings; they may be cut, or gone. */
export function startOf(lines: readonly Line[], at: number): Start {
  const depth = lines[at]?.depth
  const above: Line[] = []
  let first = at
  for (let i = at - 1; i >= 0 && i >= at - 50; i--) {
    const line = lines[i]
    if (!line || line.depth !== depth || line.text.length > 1000 || END.test(line.text)) break
    above.push(line)
    const isOwn = PREAMBLE.test(line.text) || TITLE.test(line.text)
    if (TITLE.test(line.text)) {
      first = i
      break
    }
    if (isOwn && lines.slice(i, first).every((between) => isBlank(between) || PREAMBLE.test(between.text))) first = i
  }
  return { at: first, ...settingsOf(above, lines.slice(first, at)) }
}

/** The command line may stand some lines higher than the rest: one for several tables. */
function settingsOf(above: readonly Line[], own: readonly Line[]): Omit<Start, 'at'> {
  const command = above.map(({ text }) => COMMAND.exec(text)?.[0]).find((text) => text !== undefined) ?? ''
  const texts = own.map(({ text }) => text)
  const version = own.find(({ text }) => text.includes('$Revision'))
  const number = /\$Revision: *(\d[\w.]*)/.exec(version?.text ?? '')?.[1]
  return {
    command,
    printed: version && number ? [printedAt('toolVersion', number, version.number, number)] : [],
    unit: unitOf(texts, command),
    sizes: texts.reduce<Params>((sizes, text) => readSizes(text) ?? sizes, {}),
  }
}

/** `-O` and `-N` have iozone print operations, or the time of one. */
function unitOf(texts: readonly string[], command: string): string {
  if (texts.some((text) => text.includes('OPS Mode')) || /\s-O\b/.test(command)) return 'ops/s'
  if (texts.some((text) => text.includes('Microseconds/op Mode')) || /\s-N\b/.test(command)) return 'us'
  return 'KiB/s'
}

/** `Each process writes a 8192 kByte file in 64 kByte records` */
export function readSizes(text: string): Params | null {
  const [, file, record] = /writes a\s+(\d{1,15}) \w+ file in\s+(\d{1,15}) \w+ record/.exec(text) ?? []
  return file && record ? { fileSizeKiB: Number(file), recordSizeKiB: Number(record) } : null
}
