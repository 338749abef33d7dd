import { z } from 'zod'

/** Every schema with a name, which it has in the document. */
export const schemas = z.registry<{ readonly id: string }>()

/** An object with exactly these fields, which has a name of its own in the document. */
export const named = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z.strictObject(shape).describe(description).register(schemas, { id })

export const text = z.string()
export const textOrNull = z.string().nullable()
export const count = z.int().min(0)
/** By condition, by factor: names that posters chose. */
export const byName = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value)

export const messageId = text.describe('ten characters: the message in addresses')
export const pageOf = (what: string) => text.describe(`path of the page that shows ${what}`)
export const statedDate = textOrNull.describe('as stated, ISO 8601; null: undated')
export const time = text.describe('ISO 8601, UTC')
export const author = textOrNull.describe('display name only, never an address')

/** A stretch of a list. */
export const listOf = <Row extends z.ZodType>(id: string, name: string, row: Row) =>
  z
    .strictObject({
      total: count.describe('rows of the whole list, as it is now'),
      next: textOrNull.describe('path of the next stretch; null: this is the last'),
      [name]: z.array(row),
    })
    .describe('A stretch of a list; the rest stands behind `next`.')
    .register(schemas, { id })
