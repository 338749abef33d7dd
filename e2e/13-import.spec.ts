import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { inventList, inventPackedList } from './invent-list'
import { type OwnServer, startOwnServer } from './own-server'

/** More than the big list, less than twice as much. Bytes. */
const LIMIT = 40_000_000

const folder = join(process.env.IOLORE_E2E_FOLDER ?? '', 'lists')
const big = join(folder, 'linux-raid.mbox.gz')
const small = inventList({ name: 'small', mails: 300, results: 1, lines: 10 })
let server: OwnServer

test.beforeAll(async () => {
  test.setTimeout(300_000)
  mkdirSync(folder, { recursive: true })
  writeFileSync(big, inventPackedList({ name: 'raid', mails: 5000, results: 1, lines: 170 }))
  server = await startOwnServer('importing.db', { IOLORE_MAX_IMPORT: String(LIMIT), IOLORE_MAX_PASTE: '100000' })
})
test.afterAll(async () => {
  await server.stop('SIGTERM')
})

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

async function send(request: APIRequestContext, name: string, buffer: Buffer): Promise<string> {
  const answer = await request.post(`${server.address}/api/v1/imports`, { multipart: { file: file(name, buffer) } })
  expect(answer.status()).toBe(202)
  return (await answer.json()).id
}

const statusOf = async (request: APIRequestContext, id: string) =>
  (await request.get(`${server.address}/api/v1/imports/${id}`)).json()

const whenDone = (request: APIRequestContext, id: string) =>
  expect.poll(async () => (await statusOf(request, id)).state, { timeout: 240_000 }).toBe('done')

/** Drops files, or folders, as a hand does. */
async function drop(page: Page, paths: readonly string[]): Promise<void> {
  const box = await page.getByRole('textbox', { name: /text of a mail/ }).boundingBox()
  const session = await page.context().newCDPSession(page)
  const [x, y] = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 50]
  const data = { items: [], files: [...paths], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data })
}

/** So that what is sent can be watched. Bytes a second. */
async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await session.send('Network.emulateNetworkConditions', conditions)
}

const open = async (page: Page) => {
  await page.goto(`${server.address}/upload`)
  await page.locator('[data-ready=true]').waitFor()
}

test('an mbox of 30 MB is dropped, sent, read, left alone, found again and browsed', async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(600_000)
  await open(page)
  await slowDown(page, 12_000_000)
  await drop(page, [big])
  await expect(page.getByText(/linux-raid\.mbox\.gz, 3\d\.?\d* MB/)).toBeVisible()
  await expect(page.getByText('together up to 40 MB')).toBeVisible()
  await checkAccessibility()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText(/Sending: [\d.]+ (MB|kB) of 3\d/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Share that was sent' })).toBeVisible()

  await expect(page).toHaveURL(/\/imports\/[0-9a-z]{10}$/, { timeout: 60_000 })
  const address = page.url()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Share that was read' })).toBeVisible()
  await checkAccessibility()

  await page.goto(`${server.address}/about`)
  await page.goto(`${server.address}/imports`)
  await expect(page.getByRole('row', { name: /linux-raid\.mbox\.gz/ })).toContainText(/Reading|Saved/)
  await page.getByRole('link', { name: 'linux-raid.mbox.gz' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Saved: 50 messages, 100 runs' })).toBeVisible({
    timeout: 240_000,
  })
  await expect(page.getByRole('row', { name: '5,000 mails read' })).toBeVisible()
  await expect(page.getByRole('row', { name: '50 with results; the others are not kept' })).toBeVisible()
  await checkAccessibility()
  expect(server.imports()).toEqual([])

  await page.getByRole('link', { name: 'raid 4900' }).click()
  await expect(page).toHaveURL(/\/messages\/[0-9a-z]{10}$/)
  await expect(page.getByRole('link', { name: '5600', exact: true }).first()).toBeVisible()
  await page.goto(`${server.address}/runs`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('100 runs')
})

test('the same file again, under another name, is known', async ({ page, request }) => {
  const id = await send(request, 'once.mbox', small)
  await whenDone(request, id)
  await open(page)
  await page.getByLabel('Files', { exact: true }).setInputFiles([file('twice.mbox', small)])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('These files were sent before')).toBeVisible()
  await expect(page).toHaveURL(`${server.address}/imports/${id}?again=1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Saved: 3 messages, 6 runs' })).toBeVisible()
})

test('a transfer that is cancelled leaves nothing', async ({ page }) => {
  await open(page)
  await slowDown(page, 500_000)
  await page.getByLabel('Files', { exact: true }).setInputFiles(big)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.poll(() => server.imports()).toHaveLength(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
  await expect.poll(() => server.imports()).toHaveLength(0)
})

test('who looks at another page meanwhile goes on sending', async ({ page }) => {
  await open(page)
  await slowDown(page, 10_000_000)
  await page.getByLabel('Files', { exact: true }).setInputFiles(big)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.poll(() => server.imports()).toHaveLength(1)
  const answered = page.waitForResponse(/\/api\/v1\/imports$/)
  await page.getByRole('link', { name: 'Formats' }).click()
  await expect(page).toHaveURL(/\/formats$/)
  expect(await (await answered).json()).toMatchObject({ status: 'known' })
  await expect(page).toHaveURL(/\/formats$/)
})

test('one is read at a time; what is cancelled says what is kept', async ({ page, request }) => {
  test.setTimeout(300_000)
  // Much more than is read between its first result and the click.
  const list = inventPackedList({ name: 'first', mails: 15_000, results: 2, lines: 60 })
  const first = await send(page.request, 'first.mbox.gz', list)
  const next = inventList({ name: 'second', mails: 300, results: 1, lines: 10 })
  const second = await send(request, 'second.mbox', next)
  await page.goto(`${server.address}/imports/${second}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Waits' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'first.mbox.gz' })).toHaveAttribute('href', `/imports/${first}`)
  await page.getByRole('link', { name: 'first.mbox.gz' }).click()
  await expect
    .poll(async () => (await statusOf(request, first)).added, { timeout: 120_000, intervals: [50] })
    .toBeGreaterThan(0)
  // Nobody but who sent it.
  expect((await request.post(`${server.address}/api/v1/imports/${first}/cancel`)).status()).toBe(403)
  await page.getByRole('button', { name: 'Cancel the import' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Cancelled: \d+ messages?, \d+ runs saved$/ }),
  ).toBeVisible()
  await expect(page.getByText('were saved before and stay')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  const { added } = await statusOf(request, first)
  const found = await (await request.get(`${server.address}/api/v1/imports/${first}/messages`)).json()
  expect(found.total).toBe(added)
  await whenDone(request, second)
  expect(server.imports()).toEqual([])
})

test('a server that is killed goes on where it was; the page that was open sees it', async ({
  page,
  request,
  expected,
}) => {
  test.setTimeout(600_000)
  expected(/Failed to load resource/)
  const list = inventPackedList({ name: 'killed', mails: 4000, results: 2, lines: 60 })
  const id = await send(request, 'killed.mbox.gz', list)
  await page.goto(`${server.address}/imports/${id}`)
  await expect.poll(async () => (await statusOf(request, id)).added, { timeout: 120_000 }).toBeGreaterThan(0)
  await server.stop('SIGKILL')
  await server.start()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved: 80 messages, 160 runs' })).toBeVisible({
    timeout: 240_000,
  })
  expect(await statusOf(request, id)).toMatchObject({ mails: 4000, results: 80, added: 80, known: 0 })
})

test('several files at once: a Maildir and what is no mail', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page)
  const mail = (n: number) =>
    Buffer.from(
      `From: Ann Poe <ann@example.org>\nMessage-ID: <dir.${n}@example.org>\n\nEXT2 ${900 + n} Mbps @ 44 clients\n`,
    )
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([
      file('1296511200.M1P1.box:2,S', mail(1)),
      file('<img src=x onerror=alert(1)>', mail(2)),
      file('disk.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2, 3, 0xff, 0xfe, 0, 0])),
      file('empty.eml', Buffer.alloc(0)),
      file(
        'broken.mbox.gz',
        inventPackedList({ name: 'broken', mails: 50, results: 0, lines: 100 }).subarray(0, 20_000),
      ),
    ])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved: 2 messages, 2 runs' })).toBeVisible({
    timeout: 120_000,
  })
  const troubles = page.getByRole('region', { name: 'Left out or failed' })
  await expect(troubles.getByRole('row', { name: /disk\.png/ })).toContainText('no mail but a binary file')
  await expect(troubles.getByRole('row', { name: /empty\.eml/ })).toContainText('empty')
  await expect(troubles.getByRole('row', { name: /broken\.mbox\.gz/ })).toContainText('damaged')
  await page.goto(`${server.address}/imports`)
  await expect(page.getByRole('row', { name: /1296511200/ })).toContainText('and 4 others')
})

test('a Maildir is dropped as a folder', async ({ page }) => {
  test.setTimeout(180_000)
  const mail = (n: number) =>
    `From: Ann Poe <ann@example.org>\nMessage-ID: <cur.${n}@example.org>\n\nEXT2 ${n} Mbps @ 44 clients\n`
  for (const [n, part] of ['cur', 'new', 'tmp'].entries()) {
    mkdirSync(join(folder, 'Maildir', part), { recursive: true })
    writeFileSync(join(folder, 'Maildir', part, `129651120${n}.M1P1.box`), mail(1000 + n))
  }
  await open(page)
  await drop(page, [join(folder, 'Maildir')])
  await expect(page.getByText('1296511200.M1P1.box and 1 more')).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved: 2 messages, 2 runs' })).toBeVisible({
    timeout: 120_000,
  })
})

test('a paste over the limit stays in the box, and can be imported as a file', async ({ page }) => {
  await open(page)
  const box = page.getByRole('textbox', { name: /text of a mail/ })
  await box.fill(`Hello,\n${`${'y'.repeat(99)}\n`.repeat(1010)}`)
  await expect(page.getByRole('heading', { name: 'Too long to paste: 101 kB' })).toBeVisible()
  await expect(page.getByText('The limit for a paste is 100 kB')).toBeVisible()
  await expect(box).toHaveValue(/^Hello,/)
})

test('what the browser finds too large is not sent', async ({ page }) => {
  await open(page)
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([file('a.mbox', Buffer.alloc(LIMIT / 2)), file('b.mbox', Buffer.alloc(LIMIT / 2 + 1))])
  await expect(page.getByRole('heading', { name: 'Too large to import here: 40 MB' })).toBeVisible()
  expect(server.imports()).toEqual([])
})

const refusals: readonly (readonly [what: string, name: string, content: Buffer, status: number, code: string])[] = [
  ['an empty file', 'empty.mbox', Buffer.alloc(0), 400, 'empty_file'],
  ['more than the limit', 'long.mbox', Buffer.alloc(LIMIT + 1), 413, 'import_too_large'],
]
for (const [what, name, content, status, code] of refusals)
  test(`refuses ${what} with ${status} ${code}`, async ({ request }) => {
    const answer = await request.post(`${server.address}/api/v1/imports`, { multipart: { file: file(name, content) } })
    expect(answer.status()).toBe(status)
    expect(await answer.json()).toEqual({ error: { code, message: expect.any(String) } })
    expect(server.imports()).toEqual([])
  })

test('refuses other sites, other types and addresses that never were', async ({ request }) => {
  const post = (path: string, headers: Record<string, string>) =>
    request.post(server.address + path, { headers, multipart: { file: file('a.mbox', small) } })
  const cross = { 'Sec-Fetch-Site': 'cross-site' }
  expect((await post('/api/v1/imports', cross)).status()).toBe(403)
  const { imports } = await (await request.get(`${server.address}/imports.json`)).json()
  expect((await post(`/api/v1/imports/${imports[0].id}/cancel`, cross)).status()).toBe(403)
  expect((await post('/api/v1/imports/0000000000/cancel', {})).status()).toBe(404)
  expect((await request.get(`${server.address}/api/v1/imports/0000000000`)).status()).toBe(404)
  const text = await request.post(`${server.address}/api/v1/imports`, { data: 'a mail' })
  expect(text.status()).toBe(415)
})

test('an import that never was', async ({ page, expected }) => {
  expected(/404/)
  await page.goto(`${server.address}/imports/0000000000`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No import has this address')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form lands on the import and can cancel it', async ({ page, request }) => {
    test.setTimeout(180_000)
    await page.goto(`${server.address}/upload`)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const list = inventList({ name: 'plain', mails: 200, results: 1, lines: 10 })
    await page.getByLabel('Files', { exact: true }).setInputFiles(file('plain.mbox', list))
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page).toHaveURL(/\/imports\/[0-9a-z]{10}$/)
    const id = page.url().slice(-10)
    await whenDone(request, id)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Saved: 2 messages, 4 runs' })).toBeVisible()

    const long = inventPackedList({ name: 'long', mails: 3000, results: 1, lines: 60 })
    await page.goto(`${server.address}/imports/${await send(page.request, 'long.mbox.gz', long)}`)
    await page.getByRole('button', { name: 'Cancel the import' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Cancelled/ })).toBeVisible()
  })

  test('a refusal is a page', async ({ page }) => {
    await page.goto(`${server.address}/upload`)
    await page.getByLabel('Files', { exact: true }).setInputFiles(file('empty.mbox', Buffer.alloc(0)))
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'This file is empty' })).toBeVisible()
  })
})
