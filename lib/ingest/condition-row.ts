import type { Conditions, Evidence, Run } from '@/lib/model'

/** One condition as the archive keeps it: what was read, with its evidence, and what is in force. */
export interface ConditionRow {
  readonly field: string
  /** in force; null: a person says that it is not stated */
  readonly value: string | null
  readonly readValue: string | null
  readonly line: number | null
  readonly text: string | null
  readonly how: Evidence['how'] | null
  readonly corrected: boolean
  /** when; none: as it is stored */
  readonly correctedAt?: Date | null
}

const PLAIN = ['toolVersion', 'label', 'kernel', 'filesystem'] as const

/** Everything that was read of a run, one entry a field: `system.cpu`, `factors.max-readahead`, mount options joined by commas. */
function readFields(run: Conditions): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const field of PLAIN) {
    const value = run[field]
    if (value !== null) fields.set(field, value)
  }
  if (run.mountOptions !== null && run.mountOptions.length > 0) fields.set('mountOptions', run.mountOptions.join(','))
  for (const [part, value] of Object.entries(run.system ?? {})) fields.set(`system.${part}`, value)
  for (const [name, value] of Object.entries(run.factors)) fields.set(`factors.${name}`, value)
  return fields
}

export function conditionRows(run: Run): readonly ConditionRow[] {
  return [...readFields(run)].map(([field, value]) => {
    const evidence = run.evidence[field]
    return {
      field,
      value,
      readValue: value,
      line: evidence?.line ?? null,
      text: evidence?.text ?? null,
      how: evidence?.how ?? null,
      corrected: false,
    }
  })
}

/** The way back: rows in force as conditions. */
export function conditionsInForce(rows: readonly ConditionRow[]): Conditions {
  const inForce = rows.flatMap(({ field, value }) => (value === null ? [] : [[field, value] as const]))
  const plain = new Map(inForce)
  const under = (prefix: string) =>
    Object.fromEntries(
      inForce.flatMap(([field, value]) => (field.startsWith(prefix) ? [[field.slice(prefix.length), value]] : [])),
    )
  const system: Readonly<Record<string, string>> = under('system.')
  return {
    toolVersion: plain.get('toolVersion') ?? null,
    label: plain.get('label') ?? null,
    kernel: plain.get('kernel') ?? null,
    filesystem: plain.get('filesystem') ?? null,
    mountOptions: plain.get('mountOptions')?.split(',') ?? null,
    system: Object.keys(system).length === 0 ? null : system,
    factors: under('factors.'),
  }
}
