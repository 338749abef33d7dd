import type { Comparison } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'

export interface Overview {
  readonly messages: number
  /** runs, quotations of runs in the archive not among them */
  readonly runs: number
  /** of them, seen in two messages or more */
  readonly seenInSeveral: number
  readonly figures: number
  readonly machines: number
  /** most runs first */
  readonly tools: readonly string[]
  readonly filesystems: readonly string[]
  readonly kernels: number
  /** as kernels sort; null without any */
  readonly oldestKernel: string | null
  readonly newestKernel: string | null
  readonly firstYear: number | null
  readonly lastYear: number | null
  readonly findings: number
}

/** A comparison of one kind that the archive can show. */
export interface Example {
  readonly kind: 'mountOptions' | 'sweep' | 'filesystem' | 'factor'
  readonly comparison: Comparison
  readonly href: string
}

export async function getOverview(_archive: Archive): Promise<Overview> {
  throw new Error('not written yet')
}

/** At most three, of different kinds where the archive has them. */
export async function getExamples(_archive: Archive): Promise<readonly Example[]> {
  throw new Error('not written yet')
}
