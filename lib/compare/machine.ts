import type { System } from '@/lib/model'

/** What makes runs comparable in absolute figures. */
export interface Machine {
  /** equal for equal described hardware; without a description the message's own */
  readonly key: string
  /** a few words for tables: "Core 2 Quad, RAID 5"; null: nothing is said of the hardware */
  readonly label: string | null
}

/**
 * `messageKey`: Message.key. Runs of one message without any word on the hardware are taken to be of one machine. A thin
 * description ("2G RAM") fits many machines: it tells machines apart within its message only.
 */
export function machineOf(system: System | null, messageKey: string): Machine {
  if (system === null) return { key: messageKey, label: null }
  const { label: name, ...described } = system
  const parts = Object.entries(described)
    .filter(([, words]) => words !== '')
    .map(([part, words]) => [part, words.toLowerCase().replace(/\s+/g, ' ').trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const label = machineLabel(system)
  if (parts.length === 0) return { key: name ? `${messageKey} ${name}` : messageKey, label }
  const key = JSON.stringify(parts)
  return { key: isTelling(described) ? key : `${messageKey} ${key}`, label }
}

/** Whether two messages that describe this much are about one machine: a processor and something besides. */
function isTelling(parts: Readonly<Record<string, string>>): boolean {
  return parts.cpu !== undefined && Object.keys(parts).length >= 3
}

function machineLabel(system: System): string | null {
  const letter = /^(?:system|machine|box|host|server)\s+(\w{1,2})$/i.exec(system.label ?? '')?.[1]
  const disks = system.raid ?? system.storage ?? system.controller ?? system.memory
  const words = [system.cpu && shortCpu(system.cpu), disks && firstWords(disks, 3)].filter(Boolean).join(', ')
  if (words === '') return system.label || (Object.values(system).find(Boolean) ?? null)
  return letter === undefined ? words : `${letter}: ${words}`
}

const COUNTS: Readonly<Record<string, number>> = { dual: 2, two: 2, quad: 4, four: 4, eight: 8 }

/**
 * "Core 2 Quad CPU Q9550 @ 2.83GHz" is "Core 2 Quad", "dual PIII/1Ghz" is "2 × PIII/1Ghz", "8 processor Intel Xeon, 700
 * MHz" is "8 × Xeon".
 */
function shortCpu(cpu: string): string {
  const bare = cpu
    .replace(/\((?:r|tm)\)/gi, '')
    .replace(/\b(?:intel|amd|cpus?|processors?|way)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const counted =
    /^(\d{1,3})\s*[x×*]\s*(?=[A-Z0-9])(.+)$/.exec(bare) ??
    /^(\d{1,3})\s+(?=[A-Za-z])(.+)$/.exec(bare) ??
    /^(dual|two|quad|four|eight)\s+(.+)$/i.exec(bare)
  if (counted === null) return firstWords(bare, 3)
  const [, count = '', rest = ''] = counted
  return `${COUNTS[count.toLowerCase()] ?? count} × ${firstWords(rest, 3)}`
}

/** Up to a comma, a bracket or an @: there the details begin. */
function firstWords(text: string, count: number): string {
  const start = text.split(/[,;(@]/)[0]?.trim() || text
  return start.split(/\s+/).slice(0, count).join(' ')
}
