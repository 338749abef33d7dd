import { archiveText, expect, test } from './fixtures'
import { AS_OPERATOR } from './operator'

const XFS = archiveText('xfs-delaylog-2011')

test('POST /api/parse answers the parse report of text, of a mail and of JSON', async ({ request }) => {
  for (const [type, data] of [
    ['text/plain', XFS],
    ['message/rfc822', XFS],
    ['application/json', JSON.stringify({ text: XFS })],
  ] as const) {
    const response = await request.post('/api/parse', { headers: { 'Content-Type': type }, data })
    expect(response.status(), type).toBe(200)
    const report = await response.json()
    expect(report.messages[0].runs).toHaveLength(6)
    expect(report.messages[0]).not.toHaveProperty('raw')
  }
})

test('POST /api/messages keeps a message once', async ({ request }) => {
  const data = archiveText('reiserfs-write-speedup-2002')
  const headers = { 'Content-Type': 'text/plain' }
  const [first, second] = [
    await request.post('/api/v1/messages', { headers, data }),
    await request.post('/api/v1/messages', { headers, data }),
  ]
  expect([201, 200]).toContain(first.status())
  expect(second.status()).toBe(200)
  const [one] = (await first.json()).saved
  const [other] = (await second.json()).saved
  expect(other).toMatchObject({ id: one.id, status: 'known', runs: 4 })
})

const refusals: readonly (readonly [string, string, number, string, string | Buffer, Record<string, string>])[] = [
  ['an empty text', '/api/v1/messages', 400, 'empty_text', '', { 'Content-Type': 'text/plain' }],
  ['an image', '/api/parse', 415, 'unknown_type', 'x', { 'Content-Type': 'image/png' }],
  ['binary that says it is text', '/api/parse', 415, 'binary', Buffer.alloc(600), { 'Content-Type': 'text/plain' }],
  // Bytes: a string that is not JSON would be sent as a JSON string.
  ['broken JSON', '/api/v1/messages', 400, 'not_json', Buffer.from('{'), { 'Content-Type': 'application/json' }],
  [
    'JSON of another shape',
    '/api/v1/messages',
    422,
    'wrong_shape',
    '{"txt": 1}',
    { 'Content-Type': 'application/json' },
  ],
  [
    'a text without a result',
    '/api/v1/messages',
    422,
    'no_result',
    'Hi,\nno figures.\n',
    { 'Content-Type': 'text/plain' },
  ],
  [
    'another site',
    '/api/v1/messages',
    403,
    'cross_origin',
    XFS,
    { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' },
  ],
  [
    'an older browser on another site',
    '/api/parse',
    403,
    'cross_origin',
    XFS,
    { 'Content-Type': 'text/plain', Origin: 'http://evil.example.com' },
  ],
  [
    'more than the limit',
    '/api/parse',
    413,
    'body_too_large',
    'x'.repeat(20_000_001),
    { 'Content-Type': 'text/plain' },
  ],
  [
    'a correction of no run',
    '/api/v1/runs/987654321/corrections',
    404,
    'no_such_run',
    '{"field":"kernel","value":"2.4.9"}',
    { 'Content-Type': 'application/json' },
  ],
]

for (const [what, url, status, code, data, headers] of refusals) {
  test(`refuses ${what} with ${status} ${code}`, async ({ request }) => {
    const response = await request.post(url, { headers, data })
    expect(response.status()).toBe(status)
    expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } })
  })
}

test('refuses a correction of what is no condition, and takes one that is', async ({ request }) => {
  const saved = await request.post('/api/v1/messages', { headers: { 'Content-Type': 'text/plain' }, data: XFS })
  const [runId] = (await saved.json()).saved[0].runIds
  const correct = (data: object) => request.post(`/api/v1/runs/${runId}/corrections`, { data, headers: AS_OPERATOR })
  const refused = await correct({ field: 'weather', value: 'fine' })
  expect(refused.status()).toBe(422)
  expect(await refused.json()).toEqual({ error: { code: 'bad_correction', message: expect.any(String) } })
  expect((await correct({ field: 'factors.swap', value: 'off' })).status()).toBe(204)
  expect((await correct({ field: 'factors.swap', value: null })).status()).toBe(204)
})
