import { besidesWords } from '@/lib/compare/field-words'
import { machineOf } from '@/lib/compare/machine'
import { canonicalMountOptions, canonicalOptions, ONLY_DEFAULTS } from '@/lib/conditions/canonical-mount-options'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import { raidLevel } from '@/lib/conditions/raid-level'
import { bytesOf } from '@/lib/findings/bytes-of'
import type { Conditions } from '@/lib/model'

/** The columns of a run that follow from its conditions in force: worked out when it is saved and again when it is corrected. */
export function runColumns(conditions: Conditions, messageKey: string) {
  const { toolVersion, label, kernel, filesystem, mountOptions, system, factors } = conditions
  const named = Object.entries(factors)
  const machine = machineOf(system, messageKey)
  return {
    toolVersion,
    label,
    kernel,
    kernelOrder: kernel === null ? null : kernelOrder(kernel),
    filesystem,
    mountOptions: mountOptions?.join(',') ?? null,
    mountKey: mountOptions === null ? null : canonicalMountOptions(mountOptions),
    varied: named.length === 0 ? null : named.map(([name, value]) => besidesWords(`factors.${name}`, value)).join('; '),
    factorKey: JSON.stringify(Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))),
    machine: machine.key,
    machineLabel: machine.label,
    raid: system?.raid === undefined ? null : raidLevel(system.raid),
    memoryBytes: system?.memory === undefined ? null : bytesOf(system.memory),
  }
}

/** The options by which runs are found one by one, in their canonical form; `defaults` where nothing else is stated. */
export function optionsOf({ mountOptions }: Conditions): readonly string[] {
  if (mountOptions === null) return []
  const options = canonicalOptions(mountOptions)
  return options.length === 0 ? [ONLY_DEFAULTS] : options
}
