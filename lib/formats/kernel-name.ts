import type { Printed } from './format'
import { printedAt } from './measure'

/**
 * Tells whether a machine or identifier column holds a kernel: `2.4.17`, `2.6.11-rc3-mm2`, `2.4.17rat`, `6.1.0-rc3+`.
 * Not: an address (`10.0.18.6`), a host (`node2.example.org`), a tool's version (`1.03`).
 */
export const isKernelName = (word: string): boolean => /^[1-7]\.\d{1,2}\.\d{1,3}(?:[-+.\w~]*)?$/.test(word)

/** `2.5.73-mm2+patch.aiodio`: the kernel, and what was put in. */
export function printedKernel(name: string, line: number, text: string = name): readonly Printed[] {
  const [kernel = '', ...patches] = name.split(/\+(?=[a-z])/)
  const at = (key: string, value: string): Printed => printedAt(key, value, line, text.includes(value) ? value : '')
  return [at('kernel', kernel), ...patches.map((patch, i) => at(`factors.patch${i === 0 ? '' : ` ${i + 1}`}`, patch))]
}
