import type { ConditionField } from '@/lib/compare/figure'
import { messageIdIn } from '@/lib/compare/message-value'
import { canonicalMountOptions, canonicalOption } from '@/lib/conditions/canonical-mount-options'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import { type KernelRange, readKernelRange } from '@/lib/conditions/kernel-range'
import { Prisma } from '@/lib/db/generated/client'

/** Fields that are columns of Run, here called `r`. */
const COLUMNS: Readonly<Record<string, Prisma.Sql>> = {
  kernel: Prisma.sql`r.kernel`,
  filesystem: Prisma.sql`r.filesystem`,
  mountOptions: Prisma.sql`r.mountKey`,
  toolVersion: Prisma.sql`r.toolVersion`,
  label: Prisma.sql`r.label`,
  message: Prisma.sql`r.messageId`,
}

/** Name behind the prefix: `option.noatime` → `noatime`. */
export const nameIn = (field: ConditionField, prefix: 'option' | 'params' | 'factors' | 'system'): string | null =>
  field.startsWith(`${prefix}.`) ? field.slice(prefix.length + 1) : null

/**
 * A field of run `r` (`params.X`: of measurement `m`) as an SQL value; NULL: not stated. An option is `with` where the run has
 * it and `without` where its options are stated and it is not among them; `option.data` is `journal` for a run with `data=journal`.
 */
export function fieldSql(field: ConditionField): Prisma.Sql {
  const option = nameIn(field, 'option')
  const param = nameIn(field, 'params')
  if (option !== null) return optionSql(canonicalName(option))
  if (param !== null) return Prisma.sql`CAST(m.params ->> ${param} AS TEXT)`
  return COLUMNS[field] ?? Prisma.sql`(SELECT c.value FROM Condition c WHERE c.runId = r.id AND c.field = ${field})`
}

/** `barrier=0` is stored as `nobarrier`; `compress` names the values of `compress=zlib` and stays. */
function canonicalName(option: string): string {
  const canonical = canonicalOption(option)
  return canonical.startsWith(`${option}=`) ? option : canonical
}

/** Whether an option as written is the varied one, with whatever value. */
export function isOptionOf(field: ConditionField, written: string): boolean {
  const option = nameIn(field, 'option')
  if (option === null) return false
  const name = canonicalName(option)
  const canonical = canonicalOption(written)
  return canonical === name || canonical.startsWith(`${name}=`)
}

function optionSql(option: string): Prisma.Sql {
  const has = Prisma.sql`EXISTS (SELECT 1 FROM MountOption o WHERE o.runId = r.id AND o.option = ${option})`
  const absent = option.includes('=')
    ? Prisma.sql`'without'`
    : Prisma.sql`coalesce(${optionValueSql(option)}, 'without')`
  return Prisma.sql`CASE WHEN r.mountKey IS NULL THEN NULL WHEN ${has} THEN 'with' ELSE ${absent} END`
}

/** What stands behind `data=`; '>' follows '=' in the order of characters. */
const optionValueSql = (name: string): Prisma.Sql => Prisma.sql`
  (SELECT substr(o.option, ${name.length + 2}) FROM MountOption o
   WHERE o.runId = r.id AND o.option >= ${`${name}=`} AND o.option < ${`${name}>`} ORDER BY o.option LIMIT 1)`

/** Whether a field has a value; null: it is not stated. Options are equal however they are written; a kernel may be a range. */
export function holdsSql(field: ConditionField, value: string | null): Prisma.Sql {
  if (value === null) return Prisma.sql`(${fieldSql(field)}) IS NULL`
  const range = field === 'kernel' ? readKernelRange(value) : null
  if (range !== null) return rangeSql(range)
  return Prisma.sql`(${fieldSql(field)}) = ${keyOf(field, value)}`
}

/** As the archive keeps a value that is written otherwise in a mail. */
export function keyOf(field: ConditionField, value: string): string {
  if (field === 'mountOptions') return canonicalMountOptions(value.split(','))
  return field === 'message' ? messageIdIn(value) : value
}

/** Names that are no version sort behind all versions (`~`) and are in no range. */
function rangeSql({ from, to }: KernelRange): Prisma.Sql {
  const least = from === null ? '' : kernelOrder(from)
  return to === null
    ? Prisma.sql`(r.kernelOrder >= ${least} AND r.kernelOrder < '~')`
    : Prisma.sql`(r.kernelOrder >= ${least} AND r.kernelOrder <= ${kernelOrder(to)})`
}
