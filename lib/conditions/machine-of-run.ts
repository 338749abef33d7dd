import type { BlockRun } from '@/lib/formats/format'
import { byField } from './by-field'
import type { Fact } from './fact'
import type { Governing } from './governing'
import { isCount } from './machine'

export const isPart = ({ field }: Fact): boolean => field.startsWith('system.')

/** what stays the same under other disks */
const isHost = ({ field }: Fact): boolean => /^system\.(?:cpu|memory|mainboard|virtual)$/.test(field)

/**
 * The machine that a heading describes is that one alone, else the one that the text describes. A heading that names the disks
 * and nothing else leaves the machine that they are in.
 */
export function machineOf(
  printed: readonly Fact[],
  headings: readonly Governing[],
  described: readonly Fact[],
): readonly Fact[] {
  const headed = headings.find(
    ({ facts }) => facts.filter((fact) => isPart(fact) && fact.field !== 'system.label').length > 1,
  )
  const fields = new Map<string, readonly Fact[]>()
  const beside = headed === undefined ? described : headed.facts.some(isHost) ? [] : described.filter(isHost)
  const disks = beside.filter(({ field }) => field === 'system.storage')
  const own = ofTitle(disks, headings)
  const rest = own === disks ? beside : [...beside.filter(({ field }) => field !== 'system.storage'), ...own]
  const near = [printed, ...headings.map((one) => one.facts)]
  const left = near.flat().some(isOneDisk) ? rest.filter(({ field }) => !ARRAY.has(field)) : rest
  for (const facts of [...near, left])
    for (const [field, parts] of byField(facts.filter(isPart))) if (!fields.has(field)) fields.set(field, parts)
  const counted = fields.get('system.storage')
  const named = described.filter(({ field }) => field === 'system.storage')
  if (counted?.every(isCount) && !counted.some((fact) => named.includes(fact)))
    fields.set('system.storage', [...counted, ...named])
  const host = fields.get('system.label')
  const model = described.find(isModel)
  if (host !== undefined && model !== undefined && !host.includes(model))
    fields.set(
      'system.label',
      host.map((fact) => ({ ...fact, value: `${fact.value}, ${model.value}` })),
    )
  return [...fields.values()].map(joined)
}

/** "single disk" beside "4 disk RAID0": no array is under it, whatever else the text describes */
const isOneDisk = ({ field, value }: Fact): boolean =>
  field === 'system.storage' && /^(?:(?:just |only )?(?:a |one )?single|one) (?!raid|array)/i.test(value)
const ARRAY = new Set(['system.raid', 'system.chunkSize'])

const BUS = /\b(ide|s-?ata|scsi|sas|usb|firewire|nvme|emmc|mmc|ssd|hdd|zip|floppy|iscsi)\b/gi

const busesIn = (words: string): readonly string[] => [
  ...new Set([...words.slice(0, 200).matchAll(BUS)].map(([bus]) => bus.toLowerCase())),
]

/**
 * "The IDE disk is a Hitachi X, the SATA disk is a Seagate Y" under results with the titles "2.6.19, IDE:" and "2.6.19, SATA:": of several disks
 * the one whose bus the title names, and what is said of it up to the next.
 */
function ofTitle(disks: readonly Fact[], headings: readonly Governing[]): readonly Fact[] {
  if (disks.length < 3) return disks
  const [bus, other] = busesIn(headings.find(({ heading }) => busesIn(heading.text).length > 0)?.heading.text ?? '')
  if (bus === undefined || other !== undefined) return disks
  const inOrder = disks.toSorted((a, b) => a.index - b.index || a.column - b.column)
  const named = new Set(inOrder.flatMap(({ value }) => busesIn(value)))
  if (named.size < 2 || !named.has(bus)) return disks
  let current: string | undefined
  return inOrder.filter(({ value }) => {
    current = busesIn(value)[0] ?? current
    return current === bus
  })
}

/** "Dell PowerEdge 1750" beside the host's name; "System A" is a name as well. */
const isModel = ({ field, value }: Fact): boolean =>
  field === 'system.label' && /^[A-Z]\w+ (?:\w+ )?(?:\w*\d{2}|G(?:en)?\d)|^[a-z]{1,3}\d\w*[.-]\w/.test(value)

/** Two disks in one description are one storage: "IBM DDYS, 2 x IBM DDRS". */
function joined(facts: readonly Fact[]): Fact {
  const [first] = facts as readonly [Fact, ...Fact[]]
  if (facts.length === 1 || first.field === 'system.label') return first
  const values = [...new Set(facts.map(({ value }) => value))]
  // several levels in one description are several arrays: the one named first is its subject
  const levels = new Set(values.map((value) => value.replace(/\D/g, '')))
  if (first.field === 'system.raid' && levels.size > 2) return first
  const isWithin = (value: string) =>
    values.some((other) => other !== value && other.toLowerCase().includes(value.toLowerCase()))
  return { ...first, value: values.filter((value) => !isWithin(value)).join(', ') }
}

/**
 * "A script that calls dbench was run on a VM with 8 CPUs": a title of another benchmark's results that describes the machine,
 * where nothing else does, describes the one that all of them ran on.
 */
export function describedFor(
  { tool }: BlockRun,
  described: readonly Fact[],
  governing: readonly Governing[],
): readonly Fact[] {
  if (described.length > 0) return described
  const others = governing.filter(({ heading }) => heading.tool !== null && heading.tool !== tool)
  return others.map(({ facts }) => facts.filter(isPart)).findLast(({ length }) => length > 1) ?? []
}
