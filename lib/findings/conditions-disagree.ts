import type { Finding } from '@/lib/model'
import { type FindingKind, nameOf, type Reading, sentence } from './finding-kind'

/** The text states one condition of a run twice, equally near and differently: the condition is left open. */
export const conditionsDisagree: FindingKind = {
  kind: 'conditions-disagree',
  about: 'run',
  find({ runs, disagreements }: Reading): readonly Finding[] {
    return disagreements.flatMap((ofRun, index) =>
      ofRun.map(({ field, facts }) => ({
        kind: 'conditions-disagree',
        severity: 'warning' as const,
        message: sentence(
          `${nameOf(runs, index + 1)}: ${nameOfField(field)} is stated as ${facts
            .map(({ value, line }) => `${value} (line ${line})`)
            .join(' and as ')}, equally near. It is left open.`,
        ),
        runs: [index + 1],
        lines: facts.map(({ line }) => line),
      })),
    )
  },
}

/** `factors.max-readahead` → "max-readahead", `mountOptions` → "mount options" */
const nameOfField = (field: string): string =>
  field
    .replace(/^(?:factors|system)\./, '')
    .replace(/^(mount|tool)([A-Z])/, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
