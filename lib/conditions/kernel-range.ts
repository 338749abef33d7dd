/** Kernels from one to another, both included, in the order of lib/conditions/kernel-order; null: open at that end. */
export interface KernelRange {
  readonly from: string | null
  readonly to: string | null
}

/** `2.4.0..2.4.20`, `2.4.10..`, `..2.4.20`; null: no range. No kernel's name has two dots in a row. */
export function readKernelRange(text: string): KernelRange | null {
  const [from, to, ...more] = text.split('..')
  if (from === undefined || to === undefined || more.length > 0 || from + to === '' || to.startsWith('.')) return null
  return { from: from || null, to: to || null }
}

export const writeKernelRange = ({ from, to }: KernelRange): string => `${from ?? ''}..${to ?? ''}`

/** "2.4.0 to 2.4.20", "2.4.10 or later", "2.4.20 or earlier" */
export function kernelRangeWords({ from, to }: KernelRange): string {
  if (from === null) return `${to} or earlier`
  return to === null ? `${from} or later` : `${from} to ${to}`
}
