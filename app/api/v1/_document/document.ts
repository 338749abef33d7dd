import { z } from 'zod'
import { accessPaths } from './areas/access'
import { archivePaths } from './areas/archive'
import { comparisonsPaths } from './areas/comparisons'
import { messagesPaths } from './areas/messages'
import { runsPaths } from './areas/runs'
import { getJson, type Paths } from './operation'
import { allSchemas } from './schemas/ref-of'
import { schemas, text } from './schemas/words'

/** Parts of the document, in the order of its page. */
export const areas: readonly { readonly name: string; readonly paths: Paths }[] = [
  { name: 'Runs', paths: runsPaths },
  { name: 'Comparisons', paths: comparisonsPaths },
  { name: 'Messages', paths: messagesPaths },
  { name: 'The archive', paths: archivePaths },
  { name: 'Who may', paths: accessPaths },
]

const itself = z
  .looseObject({ openapi: text, info: z.looseObject({ title: text, version: text }), paths: z.looseObject({}) })
  .describe('OpenAPI 3.1.')
  .register(schemas, { id: 'Document' })

export const BASE = '/api/v1'

const DESCRIPTION = `Benchmark results out of mails, each with the way back to its characters.

An error is {"error": {"code", "message"}} with a fitting status, at every address; an address knows the methods named here, and others are answered with 405. A key that an address does not know, or a value that it cannot read, is refused with 400: nothing is left out silently.

A list is given in stretches: \`next\` is the path of the following one, null at the end.

Every GET that asks for no secret knows HEAD, has an ETag and answers \`If-None-Match\` with 304; every site may read it. What changes something is answered to no other site: send it from a program, with the secret of an edit link, the operator’s or that for uploads as \`Authorization: Bearer\` where one is asked for. A correction without one waits as a proposal; one with a secret that opens nothing is refused with 401, as everything is that asks for one.

Addresses of people are in no answer. null is “not stated”, never 0 or empty. Answers may come to say more; what they say keeps its meaning.`

/** The API as OpenAPI 3.1 (JSON Schema of 2020-12). */
export const document = {
  openapi: '3.1.0',
  info: { title: 'IOlore', version: '1', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: BASE }],
  paths: Object.assign({}, ...areas.map(({ paths }) => paths), {
    '/openapi.json': { get: getJson({ id: 'getDocument', summary: 'This document' }, itself) },
  }) as Paths,
  components: {
    schemas: allSchemas(),
    securitySchemes: {
      bearer: {
        ...{ type: 'http', scheme: 'bearer' },
        description: 'the secret of an edit link (for its message), the operator’s, or that for uploads',
      },
    },
  },
} as const
