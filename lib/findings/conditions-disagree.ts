import type { Finding } from '@/lib/model'
import { type FindingKind, namesOf, type Reading, sentence } from './finding-kind'

/** The text states one condition of a run twice, equally near and differently: the condition is left open. */
export const conditionsDisagree: FindingKind = {
  kind: 'conditions-disagree',
  about: 'run',
  find({ runs, disagreements }: Reading): readonly Finding[] {
    const names = namesOf(runs)
    return disagreements.flatMap((ofRun, index) =>
      ofRun.map(({ field, facts }) => {
        const values = facts.map(({ value, line }) => `${value} (line ${line})`)
        const listed = [values.slice(0, -1).join(', '), values[values.length - 1]].join(' and ')
        return {
          kind: 'conditions-disagree',
          severity: 'warning' as const,
          message: sentence(`${names[index]}: ${nameOfField(field)}: ${listed} are stated equally near. Left open.`),
          runs: [index + 1],
          lines: facts.map(({ line }) => line),
        }
      }),
    )
  },
}

/** `factors.max-readahead` → "max-readahead", `mountOptions` → "mount options" */
const nameOfField = (field: string): string =>
  field
    .replace(/^(?:factors|system)\./, '')
    .replace(/^(mount|tool)([A-Z])/, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
