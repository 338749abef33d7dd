import type { Block } from '@/lib/formats/format'
import type { Heading } from './heading'
import type { Statement } from './statement'
import type { Target } from './target'

/** A result and the words between it and the one before it. */
export interface Gap {
  readonly block: Block
  readonly headings: readonly Heading[]
  /** sentences stand in it */
  readonly isTold: boolean
  /** something is said in it, if only in one line: no command, and no title of a few words */
  readonly hasSentence: boolean
  /** filesystems that it says were not there: "on 2.4.5 without ext3" */
  readonly absent: readonly string[]
  /** what its command line says that was measured */
  readonly target: Target | null
  /** what the prose in it states, the nearest paragraph first */
  readonly prose: readonly Statement[]
}
