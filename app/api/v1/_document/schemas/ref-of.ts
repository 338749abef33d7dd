import { type ZodType, z } from 'zod'
import { schemas } from './words'

const PLACE = '#/components/schemas/'

/** Where a schema with a name stands in the document. */
export function refOf(schema: ZodType): { readonly $ref: string } {
  const id = schemas.get(schema)?.id
  if (id === undefined) throw new Error('Only a schema with a name stands in the document.')
  return { $ref: PLACE + id }
}

/** Every schema with a name as JSON Schema of 2020-12, as OpenAPI 3.1 has it. */
export const allSchemas = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(
      z.toJSONSchema(schemas, {
        uri: (id) => PLACE + id,
        override: ({ jsonSchema }) => {
          // Every number of ours is safe, and every name of a field a text.
          if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
          if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
          delete jsonSchema.propertyNames
          // A later version may say more.
          if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
        },
      }).schemas,
    ).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema]),
  )
