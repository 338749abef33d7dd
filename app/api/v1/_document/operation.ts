import type { ZodType } from 'zod'
import { error } from './schemas/error-shape'
import { refOf } from './schemas/ref-of'

/** A key of an address or a part of its path. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path'
  readonly required?: true
  readonly description: string
  readonly schema: object
  readonly example?: string | number
}

interface Answer {
  readonly description: string
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, object>> }
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, Answer>>
}

export type Paths = Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>

interface Told {
  /** a name that is the operation's own */
  readonly id: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
}

const json = (schema: ZodType) => ({ 'application/json': { schema: refOf(schema) } })
const ERROR = { description: 'What is wrong, and what to do.', content: json(error) }
const SAME = { description: 'What `If-None-Match` names is still what there is.' }

/** A GET for whoever states the right secret: it is not the same for everybody, so it has no ETag and is for no other site. */
export const getSecured = ({ id, ...told }: Told, schema: ZodType): Operation => ({
  operationId: id,
  ...told,
  security: [{ bearer: [] }],
  responses: { 200: { description: told.summary, content: json(schema) }, default: ERROR },
})

/** A GET that is answered with JSON. */
export const getJson = (told: Told, schema: ZodType): Operation => get(told, json(schema))

/** A GET that is answered with text. */
export const getText = (told: Told): Operation => get(told, { 'text/plain': { schema: { type: 'string' } } })

const get = ({ id, ...told }: Told, content: NonNullable<Answer['content']>): Operation => ({
  operationId: id,
  ...told,
  responses: { 200: { description: told.summary, content }, 304: SAME, default: ERROR },
})

interface Sent extends Told {
  /** media types with the schemas of what is sent; without: nothing is */
  readonly body?: Readonly<Record<string, object>>
  /** who may: without, everybody */
  readonly secured?: true
}

/** A POST; `answers`: status, and what it says, with the schema of its JSON where it has any. */
export const post = (
  { id, body, secured, ...told }: Sent,
  answers: Readonly<Record<number, readonly [description: string, schema?: ZodType]>>,
): Operation => ({
  operationId: id,
  ...told,
  ...(secured ? { security: [{ bearer: [] }, {}] } : {}),
  ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body) } }),
  responses: {
    ...Object.fromEntries(
      Object.entries(answers).map(([status, [description, schema]]) => [
        status,
        schema === undefined ? { description } : { description, content: json(schema) },
      ]),
    ),
    default: ERROR,
  },
})

const contentOf = (body: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(body).map(([type, schema]) => [type, { schema }]))
