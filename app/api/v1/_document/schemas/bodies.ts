/** What is sent, as JSON Schema: the routes read it with schemas of their own, which say where it does not fit. */
const TEXT = { type: 'string' }
const REASON = { type: ['string', 'null'], maxLength: 1000 }

const object = (properties: Readonly<Record<string, object>>, required: readonly string[]) => ({
  ...{ type: 'object', properties, required },
})

const condition = {
  field: {
    ...TEXT,
    description:
      'kernel, filesystem, mountOptions (joined by commas), toolVersion, label, system.…, factors.…; of what is saved also result, with the value no: it is no result, with null: it is one after all; and lines, 12-34: which lines of the mail belong to it, with null: those that were read',
  },
  value: { type: ['string', 'null'], description: 'null: not stated' },
}

export const correction = object({ ...condition, reason: REASON }, ['field', 'value'])

const places = {
  type: 'array',
  items: { type: 'integer', minimum: 1 },
  minItems: 1,
  description: 'places in the message, from 1',
}

export const correctionOfRuns = object({ runs: places, ...condition, reason: REASON }, ['runs', 'field', 'value'])

export const removal = object({ reason: REASON }, [])

export const mask = object(
  {
    name: { ...TEXT, description: 'as it stands in the mails' },
    reason: REASON,
    undo: { type: 'boolean', description: 'true: the name is shown again' },
  },
  ['name'],
)

export const editLink = object({ token: { ...TEXT, description: 'what stands behind `#edit=` in the edit link' } }, [
  'token',
])

export const session = {
  oneOf: [
    object({ token: { ...TEXT, description: 'the operator’s, or that for uploads' } }, ['token']),
    object({ leave: { const: true, description: 'ends the operator’s session' } }, ['leave']),
  ],
}

export const decision = object({ accept: { type: 'boolean' } }, ['accept'])

export const asked = object({ question: { ...TEXT, description: 'the address of a comparison, or its query' } }, [
  'question',
])

const own = object(
  {
    message: { type: 'integer', minimum: 0, description: 'its place in the text, from 0' },
    run: { type: 'integer', minimum: 1 },
    ...condition,
  },
  ['message', 'run', 'field', 'value'],
)

/** A mail, in every form that it may be sent in. `more`: what JSON may say besides. */
const mail = (more: Readonly<Record<string, object>>) => ({
  'text/plain': TEXT,
  'message/rfc822': TEXT,
  'application/mbox': TEXT,
  'application/json': object({ text: TEXT, ...more }, ['text']),
})

export const mailToRead = mail({})

export const mailToSave = mail({ corrections: { type: 'array', items: own } })

export const files = {
  'multipart/form-data': object({ file: { type: 'array', items: { ...TEXT, format: 'binary' } } }, ['file']),
}
