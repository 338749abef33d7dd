import type { Line } from '../../mail/line'
import type { Params } from '../../model'

const FILE = /^\s*(?:File size\s*=|size of files?\s*=)\s*(\d[\d.]*\s*(?:megabytes|megs|MB|gigabytes|gigs|GB))\b/i
const BLOCK = /^\s*(?:Blk Size\s*=|(?:size of blocks?|block size)\s*=)\s*(\d+)\s*bytes/i

/** `File size = 12888 megabytes` somewhere over tables whose columns of sizes the poster took out. */
export function readPreamble(lines: readonly Line[], at: number): Params {
  let fileSize: string | undefined
  let blockSize: string | undefined
  for (let i = at - 1; i >= 0 && i > at - 400 && !(fileSize && blockSize); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) continue
    fileSize ??= FILE.exec(line.text)?.[1]
    blockSize ??= BLOCK.exec(line.text)?.[1]
  }
  return { ...(fileSize ? { fileSize } : {}), ...(blockSize ? { blockSize: Number(blockSize) } : {}) }
}
