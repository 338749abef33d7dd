/** Bytes that come in pieces, read by length or up to a line end. Holds no more than one piece and what is asked for. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>
  #held: Buffer = Buffer.alloc(0)
  #at = 0

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** The next line without its end, byte for character; null behind the last. */
  async line(): Promise<string | null> {
    return (await this.lineBytes())?.toString('latin1') ?? null
  }

  async lineBytes(): Promise<Buffer | null> {
    const parts: Buffer[] = []
    while (this.#at < this.#held.length || (await this.#more())) {
      const end = this.#held.indexOf(10, this.#at)
      parts.push(this.#held.subarray(this.#at, end < 0 ? undefined : end))
      this.#at = end < 0 ? this.#held.length : end + 1
      if (end >= 0) break
    }
    return parts.length === 0 ? null : Buffer.concat(parts)
  }

  /** The next `length` bytes; fewer where it ends before. */
  async bytes(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    await this.#pass(length, (part) => parts.push(part))
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts)
  }

  async skip(length: number): Promise<void> {
    await this.#pass(length, () => undefined)
  }

  async #pass(length: number, take: (part: Buffer) => unknown): Promise<void> {
    let left = length
    while (left > 0 && (this.#at < this.#held.length || (await this.#more()))) {
      const part = this.#held.subarray(this.#at, this.#at + left)
      this.#at += part.length
      left -= part.length
      take(part)
    }
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#pieces.next()
    if (done === true) return false
    this.#held = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    this.#at = 0
    return this.#held.length > 0 || this.#more()
  }
}
