import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newToken } from '@/lib/access/token'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { parse } from '@/lib/parse'
import { openSamples } from '@/lib/queries/samples.fixture'
import { document } from './_document/document'
import type { Operation } from './_document/operation'
import { NO_ADDRESS, readRoutes, serveApi } from './serve.fixture'

let opened: TemporaryArchive
let served: Awaited<ReturnType<typeof serveApi>>
/** values of the parts of paths, by path */
let places: Readonly<Record<string, readonly string[]>>

const MAIL =
  'From: Kay <kay@example.org>\nMessage-ID: <mine@example.org>\nSubject: a run\n\nKernel 2.4.9\nThroughput 30.5 MB/sec 16 procs\n'

/** A table whose figures are missing. */
const UNREAD = `From: Ann Poe <ann@example.org>
Message-ID: <unread@example.org>
Subject: numbers

Throughput 80.25 MB/sec 8 procs

Version  1.96       ------Sequential Output------ --Sequential Input- --Random-
Concurrency   1     -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--
Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP
(cut)
`

beforeAll(async () => {
  opened = await openSamples()
  for (const name of ['unread', 'again', 'third', 'fourth'])
    await ingest(opened.archive, await parse(UNREAD.replace('unread@', `${name}@`)), [])
  process.env.IOLORE_DB = opened.path
  served = await serveApi()
  await opened.archive.import.create({
    data: { id: '0123456789', hash: 'a', name: 'a.mbox', files: 1, size: 5, state: 'done', parser: '1', found: '' },
  })
  const [run] = await opened.archive.run.findMany({ where: { filesystem: 'xfs', tool: 'bonnie++' }, take: 1 })
  if (run === undefined) throw new Error('the samples have one')
  const { slug } = await (await post('/permalinks', { question: '/compare?tool=bonnie%2B%2B' })).json()
  for (const value of ['2.6.97', '2.6.98', '2.6.99', '2.6.100'])
    await post(`/runs/${run.id}/corrections`, { field: 'kernel', value, reason: 'a slip' })
  const ids = await opened.archive.message.findMany({ select: { id: true } })
  const messages = ids.map(({ id }) => id)
  const runs = (await opened.archive.run.findMany({ select: { id: true } })).map(({ id }) => String(id))
  places = {
    '/runs/{id}': runs,
    '/messages/{id}': messages,
    '/messages/{id}/text': messages,
    '/messages/{id}/raw': messages,
    '/messages/{id}/thread': messages,
    '/messages/{id}/changes': messages,
    '/permalinks/{slug}': [slug],
    '/imports/{id}': ['0123456789'],
    '/imports/{id}/messages': ['0123456789'],
    '/subjects/{kind}': ['benchmarks', 'filesystems', 'kernels', 'options', 'machines', 'posters', 'lists'],
    '/subjects/{kind}/{value}': [
      'benchmarks/bonnie%2B%2B',
      'filesystems/xfs',
      `kernels/${run.kernel}`,
      'options/delaylog',
    ],
  }
})
afterAll(async () => {
  await served.close()
  await opened.remove()
})

const at = (path: string): string => `${served.address}/api/v1${path}`
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The document, each object closed: an answer that says more than it has is found out. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
  return 'properties' in value && 'type' in value ? { additionalProperties: false, ...parts } : parts
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addSchema({ $id: 'document', components: closed(document.components) } as object)

function validatorOf(operation: Operation, status: number): ValidateFunction | null {
  const answer = operation.responses[status] ?? operation.responses.default
  const schema = answer?.content?.['application/json']?.schema
  return schema === undefined ? null : ajv.compile(JSON.parse(JSON.stringify(schema).replace('"#/', '"document#/')))
}

async function expectFits(operation: Operation, response: Response): Promise<unknown> {
  const validate = validatorOf(operation, response.status)
  if (validate === null) return null
  const body: unknown = await response.json()
  validate(body)
  expect(validate.errors ?? []).toEqual([])
  return body
}

const operations = Object.entries(document.paths).flatMap(([path, { get, post: sent }]) => [
  ...(get === undefined ? [] : [{ path, method: 'GET', operation: get }]),
  ...(sent === undefined ? [] : [{ path, method: 'POST', operation: sent }]),
])
const gets = operations.filter(({ method, operation }) => method === 'GET' && operation.security === undefined)
const ofPath = (operation: Operation) => (operation.parameters ?? []).filter((one) => one.in === 'path')
const ofQuery = (operation: Operation) => (operation.parameters ?? []).filter((one) => one.in === 'query')

/** Every address that a path stands for here. */
const addressesOf = (path: string): readonly string[] => {
  if (!path.includes('{')) return [path]
  const [before = ''] = path.split('{')
  const after = path.replace(/^.*\}/, '')
  return (places[path] ?? []).map((place) => before + place + after)
}

describe('the document', () => {
  it('has every route and method, and no other', async () => {
    const routes = (await readRoutes()).filter(({ path }) => path !== NO_ADDRESS)
    const exported = routes.flatMap(({ path, handlers }) =>
      Object.keys(handlers).map((method) => `${method} ${path.replace(/\[(\w+)\]/g, '{$1}')}`),
    )
    expect(operations.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(exported.sort())
  })

  it('names each operation once, and each part of its path', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations)
      expect(ofPath(operation).map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
  })

  it('refers to schemas that it has', () => {
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name = '']) => name,
    )
    const defined = Object.keys(document.components.schemas)
    expect(defined.filter((name) => !named.includes(name))).toEqual([])
    expect(named.filter((name) => !defined.includes(name))).toEqual([])
  })
})

describe.each(gets)('GET $path', ({ path, operation }) => {
  it('answers as the document says', async () => {
    const addresses = addressesOf(path)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      const response = await fetch(at(address))
      expect(response.status, address).toBe(200)
      expect(Object.keys(operation.responses[200]?.content ?? {})).toEqual([
        response.headers.get('content-type')?.split(';')[0],
      ])
      await expectFits(operation, response)
    }
  })

  it('takes the keys that the document says, each with its example', async () => {
    const [address = ''] = addressesOf(path)
    for (const { name, example } of ofQuery(operation)) {
      if (example === undefined) continue
      const response = await fetch(at(`${address}?${new URLSearchParams({ [name]: String(example) })}`))
      expect([200, 422], name).toContain(response.status)
      await expectFits(operation, response)
    }
  })

  it('refuses every other key, a key without a value and one given twice', async () => {
    const [address = ''] = addressesOf(path)
    const refused = await fetch(at(`${address}?nonsense=1`))
    const body = (await expectFits(operation, refused)) as { error: { code: string; message: string } }
    expect([refused.status, body.error.code]).toEqual([400, 'unknown_key'])
    const told = /It takes (.*)\. See/.exec(body.error.message)?.[1]?.split(', ') ?? []
    expect(told.sort()).toEqual(
      ofQuery(operation).length === 0
        ? ['none']
        : ofQuery(operation)
            .map(({ name }) => name)
            .sort(),
    )
    for (const { name, schema } of ofQuery(operation)) {
      expect((await fetch(at(`${address}?${name}=`))).status, name).toBe(400)
      if (JSON.stringify(schema).includes('"array"')) continue
      expect((await fetch(at(`${address}?${name}=asc&${name}=asc`))).status, name).toBe(400)
    }
  })

  it('is the same until something is saved, and not sent again', async () => {
    const [address = ''] = addressesOf(path)
    const etag = (await fetch(at(address))).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await fetch(at(address), { headers: { 'If-None-Match': etag } })
    expect([again.status, again.headers.get('etag'), again.headers.get('access-control-allow-origin')]).toEqual([
      304,
      etag,
      '*',
    ])
    const head = await fetch(at(address), { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })
})

describe.each(gets.filter(({ operation }) => ofQuery(operation).some(({ name }) => name === 'cursor')))(
  'the list $path',
  ({ path, operation }) => {
    it('is walked from one stretch to the next', async () => {
      for (const address of addressesOf(path)) {
        const whole = (await (await fetch(at(`${address}?limit=500`))).json()) as Record<string, unknown[]>
        const [name = ''] = Object.keys(whole).filter((key) => key !== 'total' && key !== 'next')
        const rows: unknown[] = []
        for (let next: string | null = `/api/v1${address}?limit=3`; next !== null; ) {
          const response: Response = await fetch(served.address + next)
          const stretch = (await expectFits(operation, response)) as Record<string, unknown[]> & { next: string | null }
          expect(stretch[name]?.length).toBeLessThanOrEqual(3)
          rows.push(...(stretch[name] ?? []))
          next = stretch.next
        }
        expect(rows).toEqual(whole[name])
        expect(rows).toHaveLength(Number(whole.total))
      }
    })

    it('refuses what is no cursor of it', async () => {
      const [address = ''] = addressesOf(path)
      for (const cursor of ['abc', 'WyJvdGhlciIsMSwyLDNd', '$'])
        expect((await fetch(at(`${address}?${new URLSearchParams({ cursor })}`))).status, cursor).toBe(400)
      for (const limit of ['0', '501', '-1', 'x', '1.5'])
        expect((await fetch(at(`${address}?limit=${limit}`))).status).toBe(400)
    })
  },
)

describe('GET /masks', () => {
  const operation = document.paths['/masks']?.get
  if (operation === undefined) throw new Error('the document has it')
  const ask = (headers: Record<string, string>, query = '') => fetch(at(`/masks${query}`), { headers })

  it('is for the operator alone, and kept by nobody', async () => {
    const operator = 'operator-of-these-tests'
    process.env.IOLORE_ADMIN_TOKEN = operator
    await opened.archive.mask.create({ data: { name: 'Ann Nemo', label: 'masked poster x', maskedAt: new Date(0) } })
    for (const [headers, status] of [
      [{}, 403],
      [{ Authorization: `Bearer ${newToken()}` }, 401],
      [{ Authorization: 'Basic x' }, 403],
      [{ Authorization: `Bearer ${operator}` }, 200],
    ] as const) {
      const response = await ask(headers as Record<string, string>)
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, null])
      const body = JSON.stringify(await expectFits(operation, response))
      expect(body.includes('Nemo')).toBe(status === 200)
      if (status === 200) expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await ask({ Authorization: `Bearer ${operator}` }, '?nonsense=1')).status).toBe(400)
    await opened.archive.mask.deleteMany()
    delete process.env.IOLORE_ADMIN_TOKEN
  })
})

describe('what is not there', () => {
  it.each<[string, number, string]>([
    ['/runs/987654321', 404, 'no_such_run'],
    ['/runs/abc', 404, 'no_such_run'],
    ['/runs?q=kernel:2.*x', 400, 'bad_value'],
    ['/runs?year=20x1', 400, 'bad_value'],
    ['/runs?page=2', 400, 'unknown_key'],
    ['/runs?metric=nope', 400, 'bad_value'],
    ['/runs?metric=seq_output_block,nope', 400, 'bad_value'],
    ['/runs?q=bad:x', 400, 'bad_value'],
    ['/messages?q=xfs%20Bad:x', 400, 'bad_value'],
    ['/messages/aaaaaaaaaa', 404, 'no_such_message'],
    ['/messages/aaaaaaaaaa/text', 404, 'no_such_message'],
    ['/permalinks/aaaaaa', 404, 'no_such_permalink'],
    ['/subjects/colours', 404, 'no_such_kind'],
    ['/subjects/kernels/0.1', 404, 'no_such_subject'],
    ['/imports/aaaaaaaaaa', 404, 'no_such_import'],
    ['/comparisons?tool=nothing', 422, 'not_in_archive'],
    ['/comparisons?by=colour', 400, 'bad_value'],
  ])('%s: %i %s', async (path, status, code) => {
    const response = await fetch(at(path))
    expect([response.status, (await response.json()).error.code]).toEqual([status, code])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('what is sent', () => {
  const operationOf = (path: string): Operation => {
    const operation = document.paths[path]?.post
    if (operation === undefined) throw new Error(`${path} is not in the document`)
    return operation
  }

  it('is answered as the document says, from the first mail to its tombstone', async () => {
    const asText = { 'Content-Type': 'text/plain' }
    const parsed = await fetch(at('/parse'), { method: 'POST', headers: asText, body: MAIL })
    expect(parsed.status).toBe(200)
    await expectFits(operationOf('/parse'), parsed)

    const answer = await fetch(at('/messages'), { method: 'POST', headers: asText, body: MAIL })
    expect(answer.status).toBe(201)
    const saved = (await expectFits(operationOf('/messages'), answer)) as {
      edit: string
      saved: { id: string; runIds: number[] }[]
    }
    const [{ id, runIds } = { id: '', runIds: [] }] = saved.saved
    const mine = { Authorization: `Bearer ${saved.edit.split('#edit=')[1]}` }
    const correction = { field: 'label', value: 'mine', reason: null }

    const wrong = await post(`/runs/${runIds[0]}/corrections`, { field: 'no such' })
    expect(wrong.status).toBe(422)
    await expectFits(operationOf('/runs/{id}/corrections'), wrong)
    for (const [path, body] of [
      ['/runs/{id}/corrections', correction],
      ['/messages/{id}/corrections', { runs: [1], ...correction }],
    ] as const) {
      const address = path.replace('{id}', path.startsWith('/runs') ? String(runIds[0]) : id)
      for (const [headers, status] of [
        [{}, 202],
        [{ Authorization: `Bearer ${newToken()}` }, 401],
        [mine, 204],
      ] as const) {
        const response = await post(address, body, headers)
        expect(response.status, address).toBe(status)
        await expectFits(operationOf(path), response)
      }
    }
    const run = await (await fetch(at(`/runs/${runIds[0]}`))).json()
    expect([run.label, run.corrected.label.value]).toEqual(['mine', 'mine'])

    const { waiting } = await (await fetch(at(`/messages/${id}/changes`))).json()
    const decide = `/proposals/${waiting[0].id}`
    expect((await post(decide, { accept: true })).status).toBe(403)
    expect((await post(decide, { accept: false }, mine)).status).toBe(204)
    expect((await post(decide, { accept: false }, mine)).status).toBe(409)

    const known = await post('/permalinks', { question: 'tool=bonnie%2B%2B' })
    await expectFits(operationOf('/permalinks'), known)

    expect((await post(`/messages/${id}/remove`, {})).status).toBe(403)
    expect((await post(`/messages/${id}/remove`, {}, mine)).status).toBe(204)
    expect((await fetch(at(`/messages/${id}`))).status).toBe(410)
    expect((await fetch(at(`/runs/${runIds[0]}`))).status).toBe(404)
  })

  it.each(operations.filter(({ method }) => method === 'POST'))(
    'is refused from another site: $path',
    async ({ path }) => {
      const address = path.replace(/\{\w+\}/g, '1')
      for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }] as const) {
        const response = await post(address, {}, headers as Record<string, string>)
        expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
        await expectFits(operationOf(path), response)
      }
    },
  )
})
