import type { Block, BlockRun } from '@/lib/formats/format'
import type { Mail } from '@/lib/mail/line'
import type { Run } from '@/lib/model'

/** One condition that the text states in two ways, equally near to the run. */
export interface Disagreement {
  readonly field: string
  readonly facts: readonly { readonly value: string; readonly line: number }[]
}

export interface Assigned {
  readonly runs: readonly Run[]
  /** for each run, in the same order */
  readonly disagreements: readonly (readonly Disagreement[])[]
}

/** The runs of a message with what each was measured on. */
export function assignConditions(mail: Mail, blocks: readonly Block[]): Assigned {
  const runs = blocks.flatMap((block) => block.runs.map((run) => bare(run, (mail.lines[block.first]?.depth ?? 0) > 0)))
  return { runs, disagreements: runs.map(() => []) }
}

const bare = (run: BlockRun, quoted: boolean): Run => ({
  tool: run.tool,
  quoted,
  lines: run.lines,
  measurements: run.measurements,
  findings: run.findings,
  evidence: {},
  toolVersion: null,
  label: null,
  kernel: null,
  filesystem: null,
  mountOptions: null,
  system: null,
  factors: {},
})
