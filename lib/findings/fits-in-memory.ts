import type { Finding } from '@/lib/model'
import { bytesOf } from './bytes-of'
import { type FindingKind, namesOf, type Reading, sentence } from './finding-kind'
import { largestFile } from './largest-file'

/** A file that is not larger than the machine's memory stays in the cache: the figures measure memory as well as the disk. */
export const fitsInMemory: FindingKind = {
  kind: 'fits-in-memory',
  about: 'run',
  find({ runs }: Reading): readonly Finding[] {
    const names = namesOf(runs)
    return runs.flatMap((run, index) => {
      const size = largestFile(run.measurements)
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
