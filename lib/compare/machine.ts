import type { System } from '@/lib/model'

/** What makes runs comparable in absolute figures. */
export interface Machine {
  /** equal for equal described hardware; without a description the message's own. Opaque: eleven characters or fewer */
  readonly key: string
  /** a few words for tables: "Core 2 Quad, RAID 5"; null: nothing is said of the hardware */
  readonly label: string | null
}

/**
 * `messageKey`: Message.key. Runs of one message without any word on the hardware are taken to be of one machine. A thin
 * description ("2G RAM") fits many machines: it tells machines apart within its message only.
 */
export function machineOf(system: System | null, messageKey: string): Machine {
  if (system === null) return { key: hash(messageKey), label: null }
  const { label: name = '', ...described } = system
  const parts = Object.entries(described)
    .filter(([, words]) => words !== '')
    .map(([part, words]) => [part, words.toLowerCase().replace(/\s+/g, ' ').trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const own = parts.length === 0 ? name : ''
  const scope = isTelling(described) ? '' : messageKey
  return { key: hash(JSON.stringify([scope, own, ...parts])), label: machineLabel(system) }
}

/** cyrb53 (public domain): 53 bits, so that among a million machines two are taken for one with a chance of one in 18,000. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
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
 * MHz" is "8 × Xeon", "20 CPUs" is itself, "8-way" is "8 CPUs".
 */
function shortCpu(cpu: string): string {
  const bare = cpu
    .replace(/\((?:r|tm)\)/gi, '')
    .replace(/\b(?:intel|amd|cpus?|processors?|way)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const alone = bare === cpu ? undefined : /^(\d{1,3})-?$/.exec(bare)?.[1]
  if (alone !== undefined) return `${alone} CPUs`
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
