import type { Cell } from '@/lib/compare/cell'
import { remembered } from '@/lib/compare/remembered'
import { canonicalMountOptions, canonicalOption, canonicalOptions } from '@/lib/conditions/canonical-mount-options'
import { Prisma } from '@/lib/db/generated/client'
import { isOptionOf, nameIn } from './condition-sql'

/** Mount options as cells state them. */
export type StatedOptions = readonly [canonical: string | null, written: string | null]

type Setting = readonly [
  kernel: string | null,
  filesystem: string | null,
  toolVersion: string | null,
  factors: Readonly<Record<string, string>>,
]

/** What cells state besides the varied condition and their mount options: JSON as a text, so that thousands of cells have one to be read. */
export function settingSql(by: string): Prisma.Sql {
  const [kernel, filesystem, toolVersion] = ['kernel', 'filesystem', 'toolVersion'].map((field) =>
    field === by ? Prisma.sql`NULL` : Prisma.raw(field),
  )
  return Prisma.sql`json_array(${kernel}, ${filesystem}, ${toolVersion}, json(factorKey)) || ''`
}

type Measured = readonly [
  metric: string,
  sweep: string | null,
  place: number | null,
  params: Readonly<Record<string, string | number>>,
]

/** What figures measure: metric, where in which sweep, and how besides. Likewise a text. */
export const MEASURED = Prisma.sql`json_array(metric, sweep, place, json(rest)) || ''`

/** Reads what cells are of: each text once, into one object that they share. */
export interface CellReader {
  /** conditions besides the varied one */
  readonly conditionsOf: (setting: string, mountKey: string | null) => Cell['conditions']
  /** without a varied setting, which is no condition besides */
  readonly measuredOf: (measured: string) => Pick<Cell, 'metric' | 'sweep' | 'place' | 'params'>
  /** the varied value as it is written in the mails */
  readonly writtenOf: (value: string | null) => string | null
}

/** `stated`: of all cells, as equal options are written in several ways. */
export function cellReader(by: string, stated: readonly StatedOptions[]): CellReader {
  const { optionsOf, writings } = optionWriter(by, stated)
  const settingOf = remembered((setting: string) => {
    const read = JSON.parse(setting) as Setting
    return remembered((mountKey: string | null) => readConditions(read, mountKey, by, optionsOf))
  })
  const varied = nameIn(by, 'params')
  return {
    conditionsOf: (setting, mountKey) => settingOf(setting)(mountKey),
    measuredOf: remembered((measured: string) => readMeasured(JSON.parse(measured) as Measured, varied)),
    writtenOf: (value) => (by === 'mountOptions' && value !== null ? (writings.get(value) ?? value) : value),
  }
}

function readConditions(
  [kernel, filesystem, toolVersion, factors]: Setting,
  mountKey: string | null,
  by: string,
  optionsOf: (mountKey: string) => string | null,
): Cell['conditions'] {
  const all = [
    ['kernel', kernel],
    ['filesystem', filesystem],
    ['mountOptions', mountKey === null ? null : optionsOf(mountKey)],
    ['toolVersion', toolVersion],
    ...Object.entries(factors).map(([name, value]) => [`factors.${name}`, value]),
  ]
  return Object.fromEntries(all.filter(([field, value]) => field !== by && value !== null))
}

function readMeasured([metric, sweep, place, stated]: Measured, varied: string | null) {
  const isVaried = sweep !== null && sweep === varied
  const params = Object.entries(stated).flatMap(([name, value]) => (name === varied ? [] : [[name, String(value)]]))
  return {
    metric,
    sweep: isVaried ? null : sweep,
    place: isVaried ? null : place,
    params: Object.fromEntries(params),
  }
}

/** Equal options are written in several ways: the first stands for all, of those besides a varied one as well. */
function optionWriter(by: string, stated: readonly StatedOptions[]) {
  const writings = new Map<string, string>()
  const others = new Map<string, string>()
  for (const [mountKey, mountOptions] of stated) {
    if (mountKey === null || mountOptions === null || writings.has(mountKey)) continue
    writings.set(mountKey, mountOptions)
    const rest = optionsBesides(by, mountOptions)
    if (!others.has(canonicalMountOptions(rest))) others.set(canonicalMountOptions(rest), rest.join(','))
  }
  const optionsOf = (mountKey: string): string | null => {
    const written = writings.get(mountKey) ?? mountKey
    if (nameIn(by, 'option') === null) return written
    const rest = canonicalMountOptions(optionsBesides(by, written))
    return rest === '' ? null : (others.get(rest) ?? rest)
  }
  return { optionsOf: remembered(optionsOf), writings }
}

/** As written, without the varied one and without what says nothing. */
function optionsBesides(by: string, written: string): readonly string[] {
  const options = written.split(',')
  const telling = new Set(canonicalOptions(options))
  return options.filter((option) => telling.has(canonicalOption(option)) && !isOptionOf(by, option))
}
