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

/** Statuses for nobody, for whoever states a secret that is another's or none, for whom it belongs to, and for the operator. */
type Doors = readonly [nobody: number, wrong: number, own: number, operator: number]

const ROUTES: Readonly<Record<string, readonly [make: () => Promise<Target>, doors: Doors]>> = {
  '/runs/{id}/corrections': [
    onMessage(({ run }) => ({ path: `/runs/${run}/corrections`, body: correction })),
    [202, 401, 204, 204],
  ],
  '/messages/{id}/corrections': [
    onMessage(({ id }) => ({ path: `/messages/${id}/corrections`, body: { runs: [1], ...correction } })),
    [202, 401, 204, 204],
  ],
  '/messages/{id}/remove': [
    onMessage(({ id }) => ({ path: `/messages/${id}/remove`, body: {} })),
    [403, 401, 204, 204],
  ],
  '/proposals/{id}': [aProposal, [403, 401, 204, 204]],
  // An edit link is no leave to upload.
  '/messages': [upload('/messages', aMail), [401, 401, 401, 201]],
  '/imports': [upload('/imports', () => ({})), [401, 401, 401, 415]],
  '/imports/{id}/cancel': [upload('/imports/0000000000/cancel', () => ({})), [401, 401, 401, 404]],
  '/imports/{id}/read': [upload('/imports/0000000000/read', () => ({})), [401, 401, 401, 404]],
  // An edit link is no leave to mask.
  '/masks': [onMessage(() => ({ path: '/masks', body: { name: 'Somebody Named' } })), [403, 401, 401, 200]],
  // For everybody.
  '/permalinks': [
    onMessage(({ id }) => ({ path: '/permalinks', body: { question: `tool=dbench&msg=${id}` } })),
    [422, 422, 422, 422],
  ],
  '/parse': [onMessage(() => ({ path: '/parse', body: aMail() })), [200, 200, 200, 200]],
  // What stands in the body is asked, and nothing else.
  '/session': [onMessage(() => ({ path: '/session', body: { token: OPERATOR } })), [200, 200, 200, 200]],
  '/messages/{id}/edit': [
    onMessage(({ id, token }) => ({ path: `/messages/${id}/edit`, body: { token } })),
    [204, 204, 204, 204],
  ],
}

it('every route that changes something is tried', () => {
  const posts = Object.entries(document.paths).flatMap(([path, { post }]) => (post === undefined ? [] : [path]))
  expect(Object.keys(ROUTES).sort()).toEqual(posts.sort())
})

describe.each(Object.entries(ROUTES))('POST %s', (_, [make, [nobody, wrong, own, operator]]) => {
  it('is closed to whom it must be', async () => {
    const foreign = await save()
    for (const [headers, status] of [
      [{}, nobody],
      // As a proxy in front of the archive may ask for it.
      [{ Authorization: 'Basic x' }, nobody],
      [bearer(newToken()), wrong],
      [bearer('undefined'), wrong],
      [bearer(foreign.token), wrong],
      [bearer(OPERATOR.slice(1)), wrong],
    ] as const) {
      const { path, body } = await make()
      expect((await send(path, body, headers)).status, JSON.stringify(headers)).toBe(status)
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
    ['open', UPLOADER, 201],
    ['open', 'another token, as long', 401],
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

describe('a session', () => {
  const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  it('is opened with a token, lets a browser do what the token does, and is ended', async () => {
    const opened = await send('/session', { token: OPERATOR })
    expect(await opened.json()).toEqual({ who: 'operator' })
    const cookie = cookieOf(opened)
    expect(cookie).not.toContain(OPERATOR)
    const { id } = await save()
    expect((await send(`/messages/${id}/remove`, {}, { Cookie: cookie })).status).toBe(204)
    const ended = await send('/session', { leave: true })
    expect([ended.status, cookieOf(ended)]).toEqual([204, 'iolore_operator='])
  })

  it('is opened for uploads with their token', async () => {
    const opened = await send('/session', { token: UPLOADER })
    expect(await opened.json()).toEqual({ who: 'uploader' })
    process.env.IOLORE_UPLOADS = 'token'
    expect((await send('/messages', aMail(), { Cookie: cookieOf(opened) })).status).toBe(201)
    expect((await send('/messages', aMail())).status).toBe(401)
  })

  it.each([{ token: '' }, { token: 'wrong' }, { token: 'undefined' }])('is not opened with %j', async (body) => {
    const response = await send('/session', body)
    expect([response.status, (await response.json()).error.code]).toEqual([401, 'wrong_secret'])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('of a message is opened with its edit link and no other', async () => {
    const [mine, other] = [await save(), await save()]
    const opened = await send(`/messages/${mine.id}/edit`, { token: mine.token })
    const headers = { Cookie: cookieOf(opened) }
    expect((await send(`/messages/${other.id}/remove`, {}, headers)).status).toBe(403)
    expect((await send(`/messages/${mine.id}/remove`, {}, headers)).status).toBe(204)
    const wrong = await send(`/messages/${other.id}/edit`, { token: mine.token })
    expect([wrong.status, (await wrong.json()).error.code]).toEqual([401, 'wrong_link'])
  })
})

describe('an import', () => {
  it('is cancelled by its own secret where uploads want another', async () => {
    const [cancel, id] = [newToken(), 'abcdefghij']
    const states = { id, hash: 'h', name: 'a.mbox', files: 1, size: 5, state: 'done', parser: '1', found: '' }
    await opened.archive.import.create({ data: { ...states, cancelHash: hashToken(cancel) } })
    process.env.IOLORE_UPLOADS = 'token'
    for (const [token, status] of [
      [cancel, 200],
      [newToken(), 401],
    ] as const)
      expect((await send(`/imports/${id}/cancel`, {}, bearer(token))).status).toBe(status)
    process.env.IOLORE_UPLOADS = 'open'
    expect((await send(`/imports/${id}/cancel`, {})).status).toBe(403)
    expect((await send(`/imports/${id}/cancel`, {}, bearer(newToken()))).status).toBe(401)
  })
})

describe('a name', () => {
  it('is masked by the operator, and named again', async () => {
    await send('/messages', aMail().replace('From: Kay', 'From: Ann Nemo'))
    const poster = async () => (await (await fetch(`${served.address}/api/v1/messages?q=from:nemo`)).json()).total
    expect(await poster()).toBe(1)
    const masked = await (await send('/masks', { name: 'Ann Nemo', reason: 'asked' }, bearer(OPERATOR))).json()
    expect(masked).toEqual({ label: expect.stringContaining('masked poster'), messages: 1 })
    expect(await poster()).toBe(0)
    await send('/masks', { name: 'Ann Nemo', undo: true }, bearer(OPERATOR))
    expect(await poster()).toBe(1)
    const again = await send('/masks', { name: 'Ann Nemo', undo: true }, bearer(OPERATOR))
    expect([again.status, (await again.json()).error.code]).toEqual([422, 'bad_name'])
  })
})
