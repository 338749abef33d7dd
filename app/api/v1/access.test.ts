import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hashToken, newToken } from '@/lib/access/token'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { document } from './_document/document'
import { serveApi } from './serve.fixture'

const OPERATOR = 'operator-of-these-tests'
const UPLOADER = 'uploaders-of-these-tests'

let opened: TemporaryArchive
let served: Awaited<ReturnType<typeof serveApi>>
beforeAll(async () => {
  opened = await openTemporaryArchive()
  served = await serveApi()
  process.env.IOLORE_DB = opened.path
  process.env.IOLORE_ADMIN_TOKEN = OPERATOR
  process.env.IOLORE_UPLOAD_TOKEN = UPLOADER
})
afterEach(() => {
  delete process.env.IOLORE_UPLOADS
})
afterAll(async () => {
  await served.close()
  await opened.remove()
})

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const send = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${served.address}/api/v1${path}`, {
    ...{ method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
    headers: { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json', ...headers },
  })

let mails = 0
const aMail = (): string => {
  mails += 1
  return `From: Kay\nMessage-ID: <m${mails}@example.org>\nSubject: a run\n\nThroughput ${mails}.5 MB/sec 16 procs\nThroughput ${mails}.7 MB/sec 32 procs\n`
}

interface Saved {
  readonly id: string
  readonly run: number
  readonly token: string
}

async function save(): Promise<Saved> {
  const { saved, edit } = await (await send('/messages', aMail(), bearer(OPERATOR))).json()
  return { id: saved[0].id, run: saved[0].runIds[0], token: edit.split('#edit=')[1] }
}

/** Something to be done to a message of one's own. */
interface Target {
  readonly path: string
  readonly body: unknown
  readonly token: string
}

const correction = { field: 'label', value: 'x' }

const onMessage = (of: (saved: Saved) => Omit<Target, 'token'>) => async (): Promise<Target> => {
  const saved = await save()
  return { ...of(saved), token: saved.token }
}

async function aProposal(): Promise<Target> {
  const { id, run, token } = await save()
  await send(`/runs/${run}/corrections`, correction)
  const { waiting } = await (await fetch(`${served.address}/api/v1/messages/${id}/changes`)).json()
  return { path: `/proposals/${waiting[0].id}`, body: { accept: true }, token }
}

/** Where uploads want a token; what stands behind the door is not there, so that only the door is asked. */
const upload = (path: string, body: () => unknown) => async (): Promise<Target> => {
  const { token } = await save()
  process.env.IOLORE_UPLOADS = 'token'
  return { path, body: body(), token }
}

/** Statuses for nobody and whoever has another's secret, for whom it belongs to, and for the operator. */
type Doors = readonly [others: number, own: number, operator: number]

const ROUTES: Readonly<Record<string, readonly [make: () => Promise<Target>, doors: Doors]>> = {
  '/runs/{id}/corrections': [
    onMessage(({ run }) => ({ path: `/runs/${run}/corrections`, body: correction })),
    [202, 204, 204],
  ],
  '/messages/{id}/corrections': [
    onMessage(({ id }) => ({ path: `/messages/${id}/corrections`, body: { runs: [1], ...correction } })),
    [202, 204, 204],
  ],
  '/messages/{id}/remove': [onMessage(({ id }) => ({ path: `/messages/${id}/remove`, body: {} })), [403, 204, 204]],
  '/proposals/{id}': [aProposal, [403, 204, 204]],
  // An edit link is no leave to upload.
  '/messages': [upload('/messages', aMail), [401, 401, 201]],
  '/imports': [upload('/imports', () => ({})), [401, 401, 415]],
  '/imports/{id}/cancel': [upload('/imports/0000000000/cancel', () => ({})), [401, 401, 404]],
  '/imports/{id}/read': [upload('/imports/0000000000/read', () => ({})), [401, 401, 404]],
  // For everybody.
  '/permalinks': [
    onMessage(({ id }) => ({ path: '/permalinks', body: { question: `tool=dbench&msg=${id}` } })),
    [422, 422, 422],
  ],
  '/parse': [onMessage(() => ({ path: '/parse', body: aMail() })), [200, 200, 200]],
}

it('every route that changes something is tried', () => {
  const posts = Object.entries(document.paths).flatMap(([path, { post }]) => (post === undefined ? [] : [path]))
  expect(Object.keys(ROUTES).sort()).toEqual(posts.sort())
})

describe.each(Object.entries(ROUTES))('POST %s', (_, [make, [others, own, operator]]) => {
  it('is closed to whom it must be', async () => {
    const foreign = await save()
    for (const headers of [
      {},
      bearer(newToken()),
      bearer('undefined'),
      bearer(foreign.token),
      { Authorization: 'Basic x' },
    ]) {
      const { path, body } = await make()
      expect((await send(path, body, headers)).status, JSON.stringify(headers)).toBe(others)
    }
  })

  it('is open to whom it should be', async () => {
    const mine = await make()
    expect((await send(mine.path, mine.body, bearer(mine.token))).status).toBe(own)
    const another = await make()
    expect((await send(another.path, another.body, bearer(OPERATOR))).status).toBe(operator)
  })

  it('is closed to other sites, whoever it is', async () => {
    const { path, body, token } = await make()
    for (const site of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ])
      for (const secret of [token, OPERATOR, UPLOADER]) {
        const response = await send(path, body, { ...site, ...bearer(secret) } as Record<string, string>)
        expect([response.status, (await response.json()).error.code]).toEqual([403, 'cross_origin'])
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
      }
  })
})

describe('uploads', () => {
  it.each<[string, string, number]>([
    ['token', UPLOADER, 201],
    ['token', 'another token, as long', 401],
    ['off', UPLOADER, 403],
    ['off', OPERATOR, 201],
    ['open', '', 201],
  ])('%s with %s: %i', async (mode, token, status) => {
    process.env.IOLORE_UPLOADS = mode
    expect((await send('/messages', aMail(), token === '' ? {} : bearer(token))).status).toBe(status)
  })
})

describe('secrets', () => {
  it('are in no answer but the first', async () => {
    const { id, run, token } = await save()
    await send(`/messages/${id}/corrections`, { runs: [1], ...correction }, bearer(token))
    for (const path of [
      '/runs',
      `/runs/${run}`,
      '/messages',
      `/messages/${id}`,
      `/messages/${id}/changes`,
      '/imports',
    ]) {
      const response = await fetch(`${served.address}/api/v1${path}`, { headers: bearer(token) })
      const text = (await response.text()) + JSON.stringify([...response.headers])
      expect(response.status).toBe(200)
      for (const secret of [token, hashToken(token), OPERATOR, UPLOADER]) expect(text).not.toContain(secret)
    }
    const again = await send('/messages', (await opened.archive.message.findUniqueOrThrow({ where: { id } })).raw)
    expect((await again.json()).edit).toBeNull()
  })
})
