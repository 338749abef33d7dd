import { BadCorrection } from '@/lib/ingest/correction'
import { storeLinks } from '@/lib/ingest/store-links'
import type { Field } from './field'

/** The field by which a person says that a run is no result, and the value that says so; without a value it is one, as read. */
export const RESULT = 'result'
export const NO_RESULT = 'no'

/**
 * Runs that are no result are kept with all their figures and count nowhere. Of equal runs of the message another one counts in
 * their stead; their quotations in other messages are no results either.
 */
export const resultField: Field = {
  tidy(value) {
    const said = value?.trim() ?? ''
    if (said === '') return null
    if (said === NO_RESULT) return NO_RESULT
    throw new BadCorrection(`A run is a result, or it is "${NO_RESULT}" result: "${said}" is neither.`)
  },
  async read(transaction, runIds) {
    const runs = await transaction.run.findMany({ where: { id: { in: [...runIds] } }, select: { dismissedAt: true } })
    return runs.map(({ dismissedAt }) => ({ value: dismissedAt === null ? null : NO_RESULT, readValue: null }))
  },
  async set(transaction, { messageId, runIds, at }, value) {
    await transaction.run.updateMany({
      where: {
        id: { in: [...runIds] },
        // A run whose figures belong to another by their lines has nothing to count.
        ...(value === null ? { dismissedAt: { not: null }, measurements: { some: {} } } : { dismissedAt: null }),
      },
      data: { dismissedAt: value === null ? null : at },
    })
    await storeLinks(transaction, messageId)
  },
}
