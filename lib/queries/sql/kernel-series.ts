import { Prisma } from '@/lib/db/generated/client'

/** Of kernels that are numbers, in the order of lib/conditions/kernel-order: `000002.000004.000010.000000 e`. */
const major = Prisma.sql`CAST(substr(r.kernelOrder, 1, 6) AS INTEGER)`
const minor = Prisma.sql`CAST(substr(r.kernelOrder, 8, 6) AS INTEGER)`

/** The series of run `r`'s kernel: `2.4`, `2.6`; from 3.0 on, when the second number stopped to say one, `3.x`, `5.x`. NULL: no version is stated. */
export const seriesOfRun = Prisma.sql`CASE
  WHEN r.kernelOrder GLOB '[0-9]*' THEN iif(${major} < 3, ${major} || '.' || ${minor}, ${major} || '.x') END`

const pad = (digits: string): string => digits.padStart(6, '0')

/** Where the kernels of a series stand in their order; null: this is none. */
export function seriesRange(series: string): { readonly from: string; readonly to: string } | null {
  const [matched, major = '', minor = ''] = /^(\d{1,6})\.(x|\d{1,6})$/.exec(series) ?? []
  if (matched === undefined || Number(major) < 3 === (minor === 'x')) return null
  const begin = minor === 'x' ? pad(major) : `${pad(major)}.${pad(minor)}`
  // `/` is the sign after the dot.
  return { from: `${begin}.`, to: `${begin}/` }
}
