import type { Line } from '../../mail/line'
import type { Params } from '../../model'

const FILE = /^\s*(?:File size\s*=|size of files?\s*=)\s*(\d[\d.]*\s*(?:megabytes|megs|MB|gigabytes|gigs|GB))\b/i
const BLOCK = /^\s*(?:Blk Size\s*=|(?:size of blocks?|block size)\s*=)\s*(\d+)\s*bytes/i

const THREADS = /^\s*(\d{1,4}) threads\s*$/i

/** `File size = 12888 megabytes` and `32 threads` somewhere over tables whose columns the poster took out. */
export function readPreamble(lines: readonly Line[], at: number): Params {
  let fileSize: string | undefined
  let blockSize: string | undefined
  let threads: string | undefined
  for (let i = at - 1; i >= 0 && i > at - 400 && !(fileSize && blockSize && threads); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) continue
    fileSize ??= FILE.exec(line.text)?.[1]
    blockSize ??= BLOCK.exec(line.text)?.[1]
    threads ??= THREADS.exec(line.text)?.[1]
  }
  return {
    ...(threads ? { threads: Number(threads) } : {}),
    ...(fileSize ? { fileSize } : {}),
    ...(blockSize ? { blockSize: Number(blockSize) } : {}),
  }
}
