import type { Measurement } from '@/lib/model'
import { bytesOf } from './bytes-of'

export interface File {
  /** as printed */
  readonly text: string
  readonly bytes: number
  readonly line: number
}

/** The largest file that a run's figures name; null: they name none. */
export function largestFile(measurements: readonly Measurement[]): File | null {
  let largest: File | null = null
  for (const { params, line } of measurements) {
    const text = params.fileSizeKiB === undefined ? params.fileSize : `${params.fileSizeKiB} KiB`
    const bytes = typeof text === 'string' ? bytesOf(text) : null
    if (typeof text === 'string' && bytes !== null && (largest === null || bytes > largest.bytes))
      largest = { text, bytes, line }
  }
  return largest
}
