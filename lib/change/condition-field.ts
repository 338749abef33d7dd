import { correctWithin } from '@/lib/correct'
import { tidyValue } from '@/lib/ingest/correction'
import type { Field } from './field'

/** A condition of runs; what was read stays beside it. Setting it to what was read is taking back. */
export const conditionField = (field: string): Field => ({
  tidy: (value) => tidyValue(field, value),
  read: (transaction, runIds) =>
    transaction.condition.findMany({
      where: { runId: { in: [...runIds] }, field },
      select: { value: true, readValue: true },
    }),
  async set(transaction, { runIds, at }, value) {
    for (const id of runIds) await correctWithin(transaction, id, field, value, at)
  },
})
