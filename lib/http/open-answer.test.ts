import { describe, expect, it } from 'vitest'
import { HttpError } from './http-error'
import { openJson } from './open-answer'

const ask = (body: () => unknown, headers: Record<string, string> = {}) =>
  openJson(new Request('http://localhost/api/v1/runs', { headers }), body)

describe('openJson', () => {
  it('may be read by every site and kept by nobody without asking', async () => {
    const { status, headers } = await ask(() => ({ a: 1 }))
    expect([status, headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
      200,
      '*',
      'no-cache',
    ])
    expect(headers.get('etag')).toMatch(/^"[\w-]{43}"$/)
  })

  it('has another tag when it says something else', async () => {
    const [one, same, other] = await Promise.all([1, 1, 2].map((a) => ask(() => ({ a }))))
    expect(same?.headers.get('etag')).toBe(one?.headers.get('etag'))
    expect(other?.headers.get('etag')).not.toBe(one?.headers.get('etag'))
  })

  it('is not sent again to who has it', async () => {
    const etag = (await ask(() => ({ a: 1 }))).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(() => ({ a: 1 }), { 'If-None-Match': known })
      expect([again.status, await again.text(), again.headers.get('etag')], known).toEqual([304, '', etag])
    }
    for (const unknown of ['"other"', etag.slice(1, -1), ''])
      expect((await ask(() => ({ a: 1 }), { 'If-None-Match': unknown })).status, unknown).toBe(200)
  })

  it('tells nobody an address', async () => {
    const { from } = await (await ask(() => ({ from: 'kay@example.org' }))).json()
    expect(from).toBe('···@···········')
  })

  it('lets every site read what is wrong', async () => {
    const wrong = await ask(() => {
      throw new HttpError(400, 'bad_value', 'No.')
    })
    expect(wrong.headers.get('access-control-allow-origin')).toBe('*')
    expect(wrong.headers.get('cache-control')).toBe('no-store')
    expect([wrong.status, await wrong.json()]).toEqual([400, { error: { code: 'bad_value', message: 'No.' } }])
  })
})
