import { z } from 'zod'
import { FORMAT } from '@/lib/sources/is-export'

/** Files that exports had not from the beginning: one without them held nothing of their kind. */
export const LATER: readonly FileName[] = ['removed.jsonl', 'changes.jsonl', 'proposals.jsonl', 'masks.jsonl']

/** Raised when an earlier IOlore could not read the export rightly. */
export const VERSION = 1

export const FILES = [
  ...(['messages.mbox', 'messages.jsonl', 'runs.jsonl', 'heads.jsonl'] as const),
  ...(['permalinks.jsonl', 'sources.jsonl', 'imports.jsonl', 'removed.jsonl', 'changes.jsonl'] as const),
  ...(['proposals.jsonl', 'masks.jsonl'] as const),
] as const
export type FileName = (typeof FILES)[number]

const count = z.int().nonnegative()
const file = z.object({ bytes: count, sha256: z.string() })

/** What the manifest of any version says of itself. */
export const anyManifest = z.object({ format: z.literal(FORMAT), version: count })

export const manifestShape = anyManifest.extend({
  counts: z.object({
    ...{ messages: count, runs: count, figures: count, corrections: count },
    ...{ heads: count, permalinks: count, sources: count, imports: count },
    ...{ removed: count.default(0), changes: count.default(0), proposals: count.default(0), masks: count.default(0) },
  }),
  /** those that have hashes: not the one for people */
  files: z.partialRecord(z.enum(FILES), file),
})

export type Manifest = z.infer<typeof manifestShape>
export type Counts = Manifest['counts']
export type FileFacts = z.infer<typeof file>
