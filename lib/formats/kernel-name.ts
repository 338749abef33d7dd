/**
 * Tells whether a machine or identifier column holds a kernel: `2.4.17`, `2.6.11-rc3-mm2`, `2.4.17rat`, `6.1.0-rc3+`.
 * Not: an address (`10.0.18.6`), a host (`node2.example.org`), a tool's version (`1.03`).
 */
export const isKernelName = (word: string): boolean => /^[1-7]\.\d{1,2}\.\d{1,3}(?:[-+.\w~]*)?$/.test(word)
