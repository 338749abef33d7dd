import type { ConditionField } from './figure'

const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value))

/** Whether the values of a field have an order of their own, so that one is the next of another: kernels and numbers do. */
export function isOrdered(by: ConditionField, values: readonly (string | null)[]): boolean {
  const stated = values.filter((value) => value !== null)
  return by === 'kernel' || (stated.length > 0 && stated.every(isNumber))
}
