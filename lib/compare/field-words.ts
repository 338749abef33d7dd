import { kernelRangeWords, readKernelRange } from '@/lib/conditions/kernel-range'
import type { ConditionField } from './figure'
import { messageWordsIn } from './message-value'

const WORDS: Readonly<Record<string, string>> = {
  mountOptions: 'mount options',
  toolVersion: 'tool version',
  'system.cpu': 'CPU',
  'system.memory': 'RAM',
  'system.raid': 'RAID level',
  'system.storage': 'disks',
  'system.label': 'machine',
  'params.ioDepth': 'I/O depth',
  'params.ioEngine': 'I/O engine',
  'params.fileSizeKiB': 'file size',
  'params.recordSizeKiB': 'record size',
}

/** A field in words for people: `mountOptions` "mount options", `factors.max-readahead` "max-readahead", `system.cpu` "CPU". */
export function fieldWords(field: ConditionField): string {
  const known = WORDS[field]
  if (known !== undefined) return known
  const [, kind, name] = /^(option|factors|system|params)\.(.+)$/s.exec(field) ?? []
  if (name === undefined) return field
  // Options and factors are a poster's own words, the others are ours: chunkSize.
  return kind === 'option' || kind === 'factors'
    ? name
    : name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The value of a field as shown; null is "not stated". `mail`: it stands so in a mail (set in Mono). */
export function valueWords(field: ConditionField, value: string | null): { text: string; mail: boolean } {
  if (value === null) return { text: 'not stated', mail: false }
  if (field === 'message') return { text: messageWordsIn(value), mail: false }
  const isOption = field.startsWith('option.')
  if ((isOption || field.startsWith('factors.')) && /^(?:with|without)$/.test(value))
    return { text: `${value} ${fieldWords(field)}`, mail: false }
  if (isOption) return { text: `${fieldWords(field)}=${value}`, mail: true }
  const range = field === 'kernel' ? readKernelRange(value) : null
  return range === null ? { text: value, mail: true } : { text: kernelRangeWords(range), mail: false }
}

/**
 * A condition beside the varied one, as part of a label: `factors.after` reboot is "after reboot", `factors.patch` memory.c fix
 * is "memory.c fix", `factors.kupdated` stopped is "kupdated stopped". '' where it is not stated.
 */
export function besidesWords(field: ConditionField, value: string | null): string {
  if (value === null) return ''
  if (!/^(?:factors|params|option|system)\./.test(field)) return valueWords(field, value).text
  if (/^factors\.patch(?: \d+)?$/.test(field)) return value
  const { text } = valueWords(field, value)
  return text === value ? `${fieldWords(field)} ${value}` : text
}

/** A held condition in words: "filesystem xfs", "kernel 2.4.10 or later", "without noatime", "data=journal", "kernel not stated". */
export function heldWords(field: ConditionField, value: string | null): string {
  const words = besidesWords(field, value)
  if (words === '') return `${fieldWords(field)} not stated`
  return words === value || !field.includes('.') ? `${fieldWords(field)} ${words}` : words
}
