import type { Question } from '@/lib/compare/comparison'
import { readKernelRange } from '@/lib/conditions/kernel-range'
import { isConditionField } from './condition-field'

type Held = Question['hold'][number]

/**
 * `filesystem:xfs` holds a value, `filesystem` alone holds "not stated", `kernel:2.4.0..2.4.20` a range of kernels. A factor's name
 * may hold a colon, so `:` and `%` of the name are written `%3A` and `%25` (the address encodes them once more).
 */
export function writeHeld({ field, value }: Held): string {
  const name = field.replace(/[%:]/g, (char) => (char === '%' ? '%25' : '%3A'))
  return value === null ? name : `${name}:${value}`
}

/** null: not of this shape. */
export function readHeld(text: string): Held | null {
  const colon = text.indexOf(':')
  const name = colon < 0 ? text : text.slice(0, colon)
  const field = name.replace(/%(3A|25)/g, (_, code) => (code === '25' ? '%' : ':'))
  if (!isConditionField(field) || colon === text.length - 1) return null
  return { field, value: colon < 0 ? null : text.slice(colon + 1) }
}

/** A range of kernels may be held while kernels are varied. */
export const isRange = ({ field, value }: Held): boolean =>
  field === 'kernel' && value !== null && readKernelRange(value) !== null
