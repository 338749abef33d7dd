import { HttpError } from './http-error'

/** One field of a form that is being sent. */
export interface Part {
  readonly name: string
  /** as its sender calls it; null: no file. '': a field for files without one */
  readonly filename: string | null
  /** goes on where it was left when it is read again; what nobody reads is passed over */
  readonly body: AsyncIterable<Uint8Array>
}

/** A field's own header. Bytes. */
const LONGEST_HEAD = 16_384

const broken = (options?: ErrorOptions): HttpError =>
  new HttpError(400, 'broken_form', 'The form did not arrive whole. Send it again.', {}, options)

/**
 * The fields of a `multipart/form-data` request (RFC 7578) as they arrive, each body in pieces: a file of any size takes no memory. Throws
 * an HttpError 415 `unknown_type` for another type, 400 `broken_form` where it is none or ends early.
 */
export async function* readParts(request: Request): AsyncGenerator<Part> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type)
  if (boundary === null || request.body === null)
    throw new HttpError(415, 'unknown_type', 'Send files as a form does: multipart/form-data.')
  const stream = new DelimitedStream(request.body, `\r\n--${boundary[1] ?? boundary[2]}`)
  const body = { [Symbol.asyncIterator]: () => stream.upToDelimiter() }
  for await (const _ of body); // what stands before the first part is nobody's
  while (!(await stream.isEnd())) {
    yield { ...readHead(await stream.head()), body }
    for await (const _ of body);
  }
}

/** Browsers write `"` as %22, line ends as %0D %0A; curl writes `\"`. */
function readHead(head: string): Pick<Part, 'name' | 'filename'> {
  const line = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? ''
  const field = (key: string): string | null =>
    new RegExp(`;\\s*${key}="((?:\\\\"|[^"])*)"`, 'i')
      .exec(line)?.[1]
      ?.replaceAll('\\"', '"')
      .replace(/%(?:22|0D|0A)/gi, decodeURIComponent) ?? null
  return { name: field('name') ?? '', filename: field('filename') }
}

/** Bytes that come in pieces, with a delimiter between their parts. Holds one piece and as much as a delimiter is long. */
class DelimitedStream {
  readonly #pieces: AsyncIterator<Uint8Array>
  readonly #delimiter: string
  // The first delimiter has no line end of its own before it.
  #held: Buffer = Buffer.from('\r\n')
  #isAtDelimiter = false

  constructor(body: ReadableStream<Uint8Array>, delimiter: string) {
    this.#pieces = piecesOf(body)
    this.#delimiter = delimiter
  }

  /** What stands before the next delimiter, which is passed over: nothing more until a head was read. */
  async *upToDelimiter(): AsyncGenerator<Uint8Array> {
    while (!this.#isAtDelimiter) {
      const end = this.#held.indexOf(this.#delimiter)
      if (end >= 0) {
        const last = this.#take(end)
        this.#take(this.#delimiter.length)
        this.#isAtDelimiter = true
        if (last.length > 0) yield last
        return
      }
      const safe = this.#held.length - this.#delimiter.length
      if (safe > 0) yield this.#take(safe)
      await this.#more()
    }
  }

  /** Behind a delimiter: whether it was the last. */
  async isEnd(): Promise<boolean> {
    while (this.#held.length < 2) await this.#more()
    return this.#held.toString('latin1', 0, 2) === '--'
  }

  /** A part's header. */
  async head(): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf('\r\n\r\n')
      if (end >= 0) {
        this.#isAtDelimiter = false
        return this.#take(end + 4).toString('utf8')
      }
      if (this.#held.length > LONGEST_HEAD) throw broken()
      await this.#more()
    }
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#pieces.next()
    if (done === true) throw broken()
    this.#held = this.#held.length === 0 ? Buffer.from(value) : Buffer.concat([this.#held, value])
  }
}

/** A sender who goes away in the middle is no fault of ours. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const next = (): Promise<ReadableStreamReadResult<Uint8Array>> =>
    reader.read().catch((error: unknown) => {
      throw broken({ cause: error })
    })
  for (let part = await next(); !part.done; part = await next()) yield part.value
}
