import { MOST_ROWS, ROWS } from '@/lib/url/stretch'
import type { Parameter } from './operation'

const TEXT = { type: 'string' }

/** A key of an address. */
export const key = (name: string, description: string, example: string | number, schema: object = TEXT): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
  example,
})

/** A key that may be given several times. */
export const keys = (name: string, description: string, example: string): Parameter =>
  key(name, `${description}; several times`, example, { type: 'array', items: TEXT })

/** A part of a path. */
export const part = (name: string, description: string, schema: object = TEXT): Parameter => ({
  ...{ name, in: 'path', required: true, description, schema },
})

export const messageId = part('id', 'the ten characters of the message’s address')

/** The keys of every list. */
export const STRETCH: readonly Parameter[] = [
  {
    ...{ name: 'cursor', in: 'query', schema: TEXT },
    description:
      'where the stretch begins, as `next` of the one before has it. Walked so, a list has what was there from the beginning once, whatever is saved meanwhile',
  },
  key('limit', `rows, ${ROWS} unless said otherwise`, 25, { type: 'integer', minimum: 1, maximum: MOST_ROWS }),
]
