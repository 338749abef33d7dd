import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { inventDbench } from './invent-dbench'
import { ADMIN_TOKEN, AS_OPERATOR } from './operator'
import { type OwnServer, startOwnServer } from './own-server'

const MAIL = inventDbench(
  'mine',
  [16],
  [
    { name: '2.4.9', figures: [30.1234] },
    { name: '2.4.10', figures: [41.5678] },
  ],
)
const OTHER = inventDbench('another', [16], [{ name: '2.6.1', figures: [50] }])
const asText = { 'Content-Type': 'text/plain' }

let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startOwnServer('access.db')
})
test.afterAll(() => server.stop('SIGTERM'))

const at = (path: string): string => `${server.address}${path}`

interface Saved {
  readonly id: string
  readonly runId: number
  /** null: it was here before */
  readonly token: string | null
}

async function save(request: APIRequestContext, data: string): Promise<Saved> {
  const answer = await (await request.post(at('/api/v1/messages'), { data, headers: asText })).json()
  const [{ id, runIds }] = answer.saved
  return { id, runId: runIds[0], token: answer.edit?.split('#edit=')[1] ?? null }
}

const paste = async (page: Page, text: string) => {
  await page.goto(at('/upload'))
  await page.locator('[data-ready=true]').waitFor()
  await page.getByRole('textbox').first().fill(text)
  await page.getByRole('button', { name: 'Save to the archive' }).click()
}

test.describe
  .serial('the life of a message', () => {
    let link: string
    let address: string

    test('whoever saves it is given its edit link once', async ({ page, checkAccessibility }) => {
      await paste(page, MAIL)
      link = (await page.locator('code', { hasText: '#edit=' }).textContent()) ?? ''
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/messages\/[0-9a-z]{10}#edit=[\w-]{22}$/)
      await checkAccessibility()
      await page.getByRole('link', { name: /^dbench, mine/ }).click()
      await expect(page.getByRole('link', { name: 'Correct a condition' })).toBeVisible()
      expect(await page.content()).not.toContain(link.split('#edit=')[1])
    })

    test('with it another browser corrects a kernel; the comparison changes and says so', async ({
      page,
      request,
      checkAccessibility,
    }) => {
      const [href = ''] = link.split('#')
      const question = `/compare?tool=dbench&by=kernel&msg=${href.split('/').at(-1)}`
      address = (await (await request.post(at('/api/v1/permalinks'), { data: { question } })).json()).address
      await page.goto(link)
      await page.waitForURL(/\?edit=1$/)
      await page.getByLabel('kernel: 2.4.9. Correct it').locator('visible=true').first().click()
      const field = page.getByRole('textbox', { name: /^kernel of/i }).locator('visible=true')
      await field.fill('2.4.8')
      await page.getByRole('textbox', { name: 'Why', exact: true }).locator('visible=true').fill('a slip of mine')
      await page.getByRole('button', { name: 'Set', exact: true }).locator('visible=true').click()
      const changes = page.getByRole('region', { name: 'Changes' })
      await expect(changes).toContainText(
        'corrected with the edit link: kernel of run 1, 2.4.9 to 2.4.8 (“a slip of mine”)',
      )
      await checkAccessibility()
      await page.goto(at(address))
      await expect(page.getByText(/changed since/).first()).toBeVisible()
      await page.goto(`${href}?edit=1`)
      await page.getByRole('button', { name: 'take that back' }).click()
      await expect(page.getByRole('region', { name: 'Changes' })).toContainText('taken back with the edit link')
    })

    test('without it a correction is a proposal, which the operator accepts', async ({ page, checkAccessibility }) => {
      const [href = ''] = link.split('#')
      await page.goto(href)
      await page.getByRole('link', { name: 'Propose a correction' }).click()
      await page.getByLabel('kernel: 2.4.10. Correct it').locator('visible=true').first().click()
      await page
        .getByRole('textbox', { name: /^kernel of/i })
        .locator('visible=true')
        .fill('2.4.10-ac1')
      await page.getByRole('button', { name: 'Set', exact: true }).locator('visible=true').click()
      await expect(page.getByText('Thank you: it waits')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
      await expect(page.getByText('Take it back', { exact: true })).toHaveCount(0)

      await page.goto(at('/operator'))
      await page.getByLabel('Operator’s token').fill('not the token of anybody')
      await page.getByRole('button', { name: 'Come in' }).click()
      await expect(page.getByText('This is not the operator’s token.')).toBeVisible()
      await page.getByLabel('Operator’s token').fill(ADMIN_TOKEN)
      await page.getByRole('button', { name: 'Come in' }).click()
      await checkAccessibility()
      await page.locator('main li a').first().click()
      await page.getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByRole('region', { name: 'Changes' })).toContainText(
        'accepted by the operator: kernel of run 2',
      )
      await expect(page.getByRole('row', { name: /take that back/ })).toContainText('2.4.10-ac1')
    })

    test('it is removed, and met as a tombstone everywhere', async ({
      page,
      request,
      expected,
      checkAccessibility,
    }) => {
      expected(/404/)
      const [href = ''] = link.split('#')
      await page.goto(link)
      await page.waitForURL(/\?edit=1$/)
      await page.getByRole('button', { name: 'Remove this message' }).click()
      await expect(page.getByText('Nothing was removed: say that you are sure.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Why it is removed' }).fill('not for everybody')
      await page.getByRole('checkbox', { name: 'I am sure' }).check()
      await page.getByRole('button', { name: 'Remove this message' }).click()
      await expect(page.getByRole('heading', { name: 'This message was removed' })).toBeVisible()
      await checkAccessibility()
      for (const path of ['/messages.json', '/runs.json', '/runs.csv', '/runs?q=Kay', '/messages?q=Kay', '/messages']) {
        const text = await (await request.get(at(path))).text()
        for (const gone of ['41.5678', 'dbench, mine', href.split('/').at(-1) ?? ''])
          expect(text, path).not.toContain(gone)
      }
      await page.goto(at(address))
      await expect(page.getByText('removed', { exact: true }).first()).toBeVisible()
      for (const form of ['', '/data.json', '/data.csv', '/data.txt', '/data.md', '/data.svg']) {
        const text = await (await request.get(at(address + form))).text()
        for (const gone of ['41.5678', '30.1234']) expect(text, form).not.toContain(gone)
      }
      await paste(page, MAIL)
      await expect(page.getByText(/was taken back on .* and stays out/)).toBeVisible()
    })
  })

test('only those who may get through, and no other site', async ({ playwright }) => {
  const [mine, nobody, foreign] = await Promise.all([1, 2, 3].map(() => playwright.request.newContext()))
  if (!mine || !nobody || !foreign) throw new Error('there are three')
  const { id, runId, token } = await save(mine, MAIL.replace('<mine@', '<access@'))
  const other = await save(foreign, OTHER)
  const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  const correction = { runs: [1], field: 'label', value: 'x' }

  const writes: readonly [string, object, number, number][] = [
    // who may not only proposes
    [`/api/v1/messages/${id}/corrections`, correction, 202, 204],
    [`/api/v1/runs/${runId}/corrections`, { field: 'label', value: 'y' }, 202, 204],
    [`/api/v1/messages/${id}/edit`, { token: 'wrong' }, 401, 401],
  ]
  for (const [path, data, refused, taken] of writes) {
    expect((await nobody.post(at(path), { data })).status(), `nobody: ${path}`).toBe(refused)
    expect((await foreign.post(at(path), { data })).status(), `foreign: ${path}`).toBe(refused)
    const stolen = { Authorization: `Bearer ${other.token}` }
    expect((await nobody.post(at(path), { data, headers: stolen })).status(), `stolen: ${path}`).toBe(401)
    expect((await mine.post(at(path), { data })).status(), `mine: ${path}`).toBe(taken)
    expect((await nobody.post(at(path), { data, headers: AS_OPERATOR })).status(), `operator: ${path}`).toBe(taken)
    for (const context of [mine, nobody])
      expect((await context.post(at(path), { data, headers: evil })).status(), `evil: ${path}`).toBe(403)
  }
  const { waiting } = await (await nobody.get(at(`/api/v1/messages/${id}/changes`))).json()
  const decide = `/api/v1/proposals/${waiting[0].id}`
  expect((await foreign.post(at(decide), { data: { accept: true } })).status()).toBe(403)
  expect((await mine.post(at(decide), { data: { accept: true }, headers: evil })).status()).toBe(403)
  expect((await mine.post(at(decide), { data: { accept: false } })).status()).toBe(204)
  expect((await mine.post(at(decide), { data: { accept: true } })).status()).toBe(409)

  const remove = `/api/v1/messages/${id}/remove`
  for (const [context, headers] of [
    [nobody, {}],
    [foreign, {}],
    [mine, evil],
  ] as const)
    expect((await context.post(at(remove), { data: {}, headers })).status()).toBe(403)
  const undefinedToken = { Authorization: 'Bearer undefined' }
  expect((await nobody.post(at(remove), { data: {}, headers: undefinedToken })).status()).toBe(401)
  expect((await nobody.post(at(remove), { data: {}, headers: { Authorization: `Bearer ${token}` } })).status()).toBe(
    204,
  )
  expect((await mine.post(at(remove), { data: {} })).status()).toBe(403)

  for (const path of ['/api/v1/messages', '/api/v1/imports', '/api/samples', '/api/v1/session', '/api/v1/permalinks'])
    expect((await mine.post(at(path), { headers: { ...asText, ...evil }, data: MAIL })).status(), path).toBe(403)
  for (const context of [mine, nobody, foreign]) await context.dispose()
})

test('uploads are for whom the operator says', async ({ page, request }) => {
  test.setTimeout(300_000)
  const upload = 'uploaders-of-these-tests'
  const closed = await startOwnServer('closed.db', { IOLORE_UPLOADS: 'token', IOLORE_UPLOAD_TOKEN: upload })
  try {
    const post = (headers: Record<string, string>) =>
      request.post(`${closed.address}/api/v1/messages`, { data: OTHER, headers: { ...asText, ...headers } })
    expect((await post({})).status()).toBe(401)
    expect((await request.post(`${closed.address}/api/v1/imports/0000000000/cancel`)).status()).toBe(401)
    expect((await post({ Authorization: `Bearer ${upload}` })).status()).toBe(201)
    await page.goto(`${closed.address}/upload`)
    await page.getByLabel('Upload token').fill(upload)
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(page.getByLabel('Upload token')).toHaveCount(0)
    // what the page still fetches ahead would meet a closed door
    await page.goto('about:blank')
  } finally {
    await closed.stop('SIGTERM')
  }
})

test('a server whose settings mean nothing does not start', async () => {
  test.setTimeout(300_000)
  await expect(startOwnServer('wrong-settings.db', { IOLORE_UPLOADS: 'of' })).rejects.toThrow('the server ended with 1')
})
