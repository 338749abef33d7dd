import { request as send } from 'node:http'
import { fillArchive } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

test('messages, newest first', async ({ page, request, checkAccessibility }) => {
  await page.goto('/messages')
  await expect(page.getByRole('heading', { level: 1, name: '6 messages' })).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('2011-01-24')
  await expect(rows.nth(1)).toContainText('bonnie++ on xfs, by mount options')
  await expect(page.getByRole('main')).not.toContainText('@')
  await checkAccessibility()
  const json = await (await request.get('/messages.json')).json()
  expect(json.messages).toHaveLength(6)
  expect(JSON.stringify(json)).not.toMatch(/[\w.]+@[\w.]+/)
})

test('what is read, with samples', async ({ page, request, checkAccessibility }) => {
  await page.goto('/formats')
  await expect(page.getByRole('row', { name: /^bonnie\+\+ / })).toContainText('8')
  await checkAccessibility()
  await page.getByRole('link', { name: 'bonnie++', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'bonnie++' })).toBeVisible()
  await expect(page.locator('mark.kw').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /seq_output_block/ })).toContainText('KiB/s')
  await expect(page.getByRole('main')).toContainText('1.03 table and csv')
  await checkAccessibility()
  const { formats } = await (await request.get('/formats.json')).json()
  expect(formats.find(({ tool }: { tool: string }) => tool === 'bonnie++').archive.runs).toBeGreaterThan(0)
  expect(formats.map(({ tool }: { tool: string }) => tool)).toEqual(expect.arrayContaining(['tiobench', 'aim7']))
})

test('the method in plain words', async ({ page, checkAccessibility }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'How figures are read and compared' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How figures are read and compared')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Reading',
    'Conditions',
    'Counting once',
    'Comparing',
    'People and links',
  ])
  await checkAccessibility()
})

test('an address that never was', async ({ page, expected, checkAccessibility }) => {
  expected(/404/)
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No page has this address')
  await expect(page.getByRole('link', { name: 'All runs' })).toBeVisible()
  await checkAccessibility()
})

test('where there is nothing, the words stand there without a script, under their title', async ({ request }) => {
  for (const [path, title, words] of [
    ['/messages/0000000000', 'No such message', 'No message has this address'],
    ['/m/nobody@example.org', 'No such message', 'No message of this archive has this Message-ID'],
    ['/filesystems/nothing', 'No such filesystem', 'No run of this archive states the filesystem'],
    ['/imports/0000000000', 'No such import', 'No import has this address'],
    ['/formats/nothing', 'No such benchmark', 'No benchmark'],
    ['/p/zzzzzz', 'No such comparison', 'No comparison has the address'],
    ['/p/zzzzzz/embed', 'No such comparison', 'No comparison has the address'],
    ['/nowhere', 'No such page', 'No page has this address'],
  ] as const) {
    const answer = await request.get(path)
    const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    expect([path, answer.status(), /<title>([^<]*)/.exec(html)?.[1]]).toEqual([path, 404, `${title} - IOlore`])
    const heading = /<h1>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
    expect(heading, path).toContain(words)
  }
})

test('a method that no address knows', async ({ baseURL }) => {
  for (const path of ['/runs', '/api/v1/runs', '/'])
    for (const method of ['TRACE', 'TRACK', 'FOO']) {
      const status = await new Promise((resolve, reject) => {
        send(new URL(path, baseURL), { method }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end()
      })
      expect([method, path, status]).toEqual([method, path, expect.any(Number)])
      expect(Number(status)).toBeGreaterThanOrEqual(400)
      expect(Number(status)).toBeLessThan(500)
    }
})

test('an address that is none', async ({ request }) => {
  for (const path of ['/kernels/%zz', '/messages/%E0%A4%A', '/%']) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 400])
    expect(await answer.text()).toContain('no address')
  }
  const ofApi = await request.get('/api/v1/messages/%zz')
  expect(ofApi.status()).toBe(400)
  expect(await ofApi.json()).toMatchObject({ error: { code: 'no_address' } })
})

test('the way by keyboard: to the content first, then the pages', async ({ page }) => {
  await page.goto('/runs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'To the content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'IOlore' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/messages')
  await expect(page.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page')
})

test('pages may be read by nobody but themselves', async ({ request }) => {
  const { headers } = { headers: (await request.get('/runs')).headers() }
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}' 'strict-dynamic';/)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-powered-by']).toBeUndefined()
})
