import type { Finding, Run } from '@/lib/model'
import { bytesOf } from './bytes-of'
import { type FindingKind, namesOf, type Reading, sentence } from './finding-kind'

/** A file that is not larger than the machine's memory stays in the cache: the figures measure memory as well as the disk. */
export const fitsInMemory: FindingKind = {
  kind: 'fits-in-memory',
  about: 'run',
  find({ runs }: Reading): readonly Finding[] {
    const names = namesOf(runs)
    return runs.flatMap((run, index) => {
      const size = fileSizeOf(run)
      const memory = run.system?.memory
      const memoryBytes = memory === undefined ? null : bytesOf(memory)
      if (size === null || memory === undefined || memoryBytes === null || size.bytes > memoryBytes) return []
      return [
        {
          kind: 'fits-in-memory',
          severity: 'info',
          message: sentence(
            `${names[index]}: its file of ${size.text} fits into the machine's memory (${memory}), so its figures may measure memory and not the disk.`,
          ),
          runs: [index + 1],
          lines: [run.evidence['system.memory']?.line ?? run.lines[0], size.line],
        },
      ]
    })
  },
}

/** The largest file that the run's figures name, as printed. */
function fileSizeOf(run: Run): { readonly text: string; readonly bytes: number; readonly line: number } | null {
  let largest: { text: string; bytes: number; line: number } | null = null
  for (const { params, line } of run.measurements) {
    const text = params.fileSizeKiB === undefined ? params.fileSize : `${params.fileSizeKiB} KiB`
    const bytes = typeof text === 'string' ? bytesOf(text) : null
    if (typeof text === 'string' && bytes !== null && (largest === null || bytes > largest.bytes))
      largest = { text, bytes, line }
  }
  return largest
}
