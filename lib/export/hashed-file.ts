import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import type { FileFacts } from './manifest'

/** Written in one go. Bytes. */
const PIECE = 1 << 20

/** A new file that is written from its beginning to its end. What waits to be written is no more than a piece and what was handed in last. */
export class HashedFile {
  readonly #file: number
  readonly #hash = createHash('sha256')
  #isOpen = true
  #waiting: Uint8Array[] = []
  #held = 0
  #bytes = 0

  constructor(path: string) {
    this.#file = openSync(path, 'wx')
  }

  write(bytes: Uint8Array): void {
    this.#waiting.push(bytes)
    this.#held += bytes.length
    if (this.#held >= PIECE) this.#flush()
  }

  /** A line of JSON Lines. */
  writeLine(value: unknown): void {
    this.write(Buffer.from(`${JSON.stringify(value)}\n`))
  }

  /** Writes what waits; says what the file is. */
  end(): FileFacts {
    this.#flush()
    this.close()
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }

  close(): void {
    if (this.#isOpen) closeSync(this.#file)
    this.#isOpen = false
  }

  #flush(): void {
    const all = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#held = 0
    this.#hash.update(all)
    for (let at = 0; at < all.length; ) at += writeSync(this.#file, all, at)
    this.#bytes += all.length
  }
}
