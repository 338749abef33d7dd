import { formats } from '@/lib/formats'
import { anyLineFits, BEFORE } from '@/lib/formats/any-line-fits'
import {
  MAY_END_IN_FIGURES,
  mayBeTyped,
  NAMES_BENCHMARK,
  SAYS_UNIT,
  type TellingLine,
} from '@/lib/formats/typed/may-be-typed'
import { decodeBytes } from '@/lib/mail/decode-bytes'
import { LineScanner } from '@/lib/scan/line-scanner'

const own = formats.filter(({ leftover }) => !leftover)
const signatures = own.map(({ signature }) => signature)
const mayOpen = anyLineFits(signatures)
const mayOpenLong = anyLineFits(own.filter(({ longLines }) => longLines === true).map(({ signature }) => signature))

/** A signature shows itself in the beginning of a line. What is longer may be anything: looking for it there would take the square of its length. */
const LONG_LINE = 300

/** What people type has no layout, but says what it measured: a rate, a time, a latency. */
const MEASURED =
  /[KMGTkmgt]i?[Bb](?:it|yte)?s? ?(?:\/|per|p) ?[Ss]|[KMGkm]bps|[KMGkmg]\/s|[oO]ps\/|OPS|IOPS|iops|hroughput|HROUGHPUT|andwidth|atency|\d ?secs?\b|econds|\d ?ms\b|\d ?s\b|\/sec|clients|engines|elapsed|real\t|\dm\d|(?:[rR]ead|READ|[wW]rite|WRITE)\s{0,40}[|:]?\s{1,40}\d/
/** Tables of HTML have no lines before they are read. */
const HTML = /<(?:html|body|table|div|pre|br|p)\b/i
/** A line that quoted-printable broke, which nobody need have declared: so many of them make it that. */
const SOFT_BREAK = /^.{59,75}=$/
const SOFT_BREAKS = 2
/** The head of a part whose words do not stand there as they are. */
const CODED = /^content-transfer-encoding:\s*(?:base64|quoted-printable)/i

const scanner = new LineScanner(
  [signatures, [MEASURED], [SAYS_UNIT, MAY_END_IN_FIGURES, NAMES_BENCHMARK], [HTML], [/=$/], [CODED]],
  new RegExp(BEFORE),
)
const [OPENS, MEASURES, TELLS, IS_HTML, IS_BROKEN, IS_CODED] = [1, 2, 4, 8, 16, 32]

/** What the bytes of a text show. */
export interface Look {
  /** it may hold a result */
  readonly mayHold: boolean
  /** it says that parts of it are encoded */
  readonly isCoded: boolean
  /** it is quoted-printable and does not say so */
  readonly isQuoted: boolean
}

const HOLDS: Look = { mayHold: true, isCoded: false, isQuoted: false }

/**
 * Tells from the bytes of a text, in whatever charset, whether it may hold a result: a line that may open a block of one of the formats, or
 * what a person may have typed. It may say so too often, never too seldom.
 */
export function lookAt(bytes: Uint8Array): Look {
  const telling: Span[] = []
  let isMeasured = false
  let isHtml = false
  let isCoded = false
  let broken = 0
  let before = 0
  for (let from = 0; from < bytes.length; from = scanner.end + 1) {
    const sets = scanner.line(bytes, from, bytes.length)
    if (scanner.end > from) before++
    if (sets === 0) continue
    const span: Span = { before, from, to: scanner.end }
    if ((sets & TELLS) !== 0) telling.push(span)
    if (sets === TELLS) continue
    const line = textOf(bytes, span)
    if ((sets & OPENS) !== 0 && opens(line)) return HOLDS
    if ((sets & IS_CODED) !== 0) isCoded = true
    if ((sets & MEASURES) !== 0) isMeasured ||= MEASURED.test(line)
    if ((sets & IS_HTML) !== 0) isHtml ||= HTML.test(line)
    if ((sets & IS_BROKEN) !== 0 && SOFT_BREAK.test(line)) broken++
  }
  const mayHold = isMeasured && (isHtml || mayBeTyped(linesOf(bytes, telling)))
  return { mayHold, isCoded, isQuoted: !isCoded && broken >= SOFT_BREAKS }
}

/** A line of the bytes, and how many stand before it that are not blank. */
interface Span {
  readonly before: number
  readonly from: number
  readonly to: number
}

/** A letter for each byte. */
const textOf = (bytes: Uint8Array, { from, to }: Span): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1')

const opens = (line: string): boolean =>
  line.length > LONG_LINE ? mayOpenLong(line) || mayOpen(line.slice(0, LONG_LINE)) : mayOpen(line)

const BEYOND_ASCII = /[^\0-\x7f]/

function* linesOf(bytes: Uint8Array, spans: readonly Span[]): Generator<TellingLine> {
  for (const span of spans) {
    const text = textOf(bytes, span)
    const isPlain = !BEYOND_ASCII.test(text)
    yield { before: span.before, text: isPlain ? text : decodeBytes(bytes.subarray(span.from, span.to)) }
  }
}
