import { gunzipSync } from 'node:zlib'
import { archiveText, expect, test } from './fixtures'
import { type OwnServer, startOwnServer } from './own-server'

const KNOWN = '20110124215713.5E0C4A92F@heron.example.org'

/** A name with all that a path cannot hold. */
const ODD = 'a/b?c#50%+d@kestrel.example.org'
const ODD_PATH = '/m/a%2Fb%3Fc%2350%25+d@kestrel.example.org'

const mail = `From: Ann Poe <ann@heron.example.org>
Subject: an odd name
Date: Mon, 24 Jan 2011 22:57:13 +0100
Message-ID: <${ODD}>

Throughput 31.25 MB/sec 8 procs
`

/** An archive of its own: what the other tests count stays as it is. */
let server: OwnServer
test.beforeAll(async ({ request }) => {
  test.setTimeout(300_000)
  server = await startOwnServer('named.db')
  for (const data of [archiveText('xfs-delaylog-2011'), mail]) {
    const saved = await request.post(at('/api/v1/messages'), { data, headers: { 'Content-Type': 'text/plain' } })
    expect(saved.ok()).toBe(true)
  }
})
test.afterAll(() => server.stop('SIGTERM'))

const at = (path: string): string => server.address + path

test('a Message-ID leads to its mail', async ({ page }) => {
  await page.goto(at(`/m/${KNOWN}/`))
  await expect(page).toHaveURL(/\/messages\/[0-9a-z]{10}$/)
})

test('its text and its thread, without addresses', async ({ request }) => {
  const raw = await request.get(at(`/m/${KNOWN}/raw`))
  expect(raw.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await raw.text()).toContain('delaylog')
  const thread = await request.get(at(`/m/${KNOWN}/t.mbox.gz`))
  expect(thread.headers()['content-type']).toBe('application/gzip')
  const mbox = gunzipSync(await thread.body()).toString()
  expect(mbox).toMatch(/^From /)
  expect(mbox).toContain(KNOWN)
})

test('slashes and whatever else is escaped', async ({ page, request }) => {
  const raw = await request.get(at(`${ODD_PATH}/raw`))
  expect(raw.status()).toBe(200)
  expect(await raw.text()).not.toContain('ann@heron')
  await page.goto(at(`${ODD_PATH}/`))
  await expect(page.getByRole('heading', { name: 'an odd name' })).toBeVisible()
})

test('a name that no mail has', async ({ page, request, expected, checkAccessibility }) => {
  expected(/404/)
  for (const rest of ['raw', 't.mbox.gz']) {
    const answer = await request.get(at(`/m/nobody@example.org/${rest}`))
    expect([answer.status(), (await answer.json()).error.code]).toEqual([404, 'no_such_message'])
  }
  for (const name of ['nobody@example.org', '%25zz']) {
    const answer = await page.goto(at(`/m/${name}/`))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'No message of this archive has this Message-ID' })).toBeVisible()
  }
  await checkAccessibility()
})

test('what was taken back is said to be', async ({ page, request, expected }) => {
  expected(/404/)
  const gone = mail.replace(ODD, 'gone@kestrel.example.org').replace('31.25', '47.5')
  const saved = await (
    await request.post(at('/api/v1/messages'), { data: gone, headers: { 'Content-Type': 'text/plain' } })
  ).json()
  const token = saved.edit.split('#edit=')[1]
  const removed = await request.post(at(`/api/v1/messages/${saved.saved[0].id}/remove`), {
    data: {},
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(removed.ok()).toBe(true)
  const raw = await request.get(at('/m/gone@kestrel.example.org/raw'))
  expect([raw.status(), (await raw.json()).error.code]).toEqual([410, 'removed'])
  await page.goto(at('/m/gone@kestrel.example.org/'))
  await expect(page.getByRole('heading', { name: 'This message was removed' })).toBeVisible()
})
