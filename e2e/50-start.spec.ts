import { fillArchive } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

test('the start page says what this is and what the archive holds', async ({ page, checkAccessibility }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reads storage-benchmark results')
  const holds = page.getByRole('complementary', { name: 'The archive holds' })
  await expect(holds).toContainText('376')
  await expect(holds.getByRole('link', { name: 'reiserfs' })).toHaveAttribute('href', '/runs?fs=reiserfs')
  await expect(holds.getByRole('link', { name: '2.6.35.10-74.fc14.x86_64' })).toBeVisible()
  await checkAccessibility()
})

test('three comparisons lead to their page', async ({ page }) => {
  await page.goto('/')
  const examples = page.getByRole('region', { name: 'Three comparisons' })
  await expect(examples.getByRole('article')).toHaveCount(3)
  await expect(examples.locator('svg.chart')).toHaveCount(3)
  await examples
    .getByRole('link', { name: /delaylog/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/compare\?tool=bonnie/)
  await expect(page.getByRole('main')).toContainText('67526')
})

test('recent messages lead to their mail', async ({ page }) => {
  await page.goto('/')
  const recent = page.getByRole('table', { name: 'Recent messages, newest first' })
  await expect(recent.getByRole('row')).toHaveCount(7)
  await expect(recent.getByRole('row').nth(1)).toContainText('1 finding')
  await recent.getByRole('row').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/messages\/[0-9a-z]{10}$/)
})

test('a mail pasted here is read', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('textbox', { name: /Paste a mail/ })
    .fill('Throughput 22.4059 MB/sec (NB=28.0073 MB/sec  224.059 MBit/sec)  8 procs')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page).toHaveURL(/\/upload/)
  await expect(page.getByRole('main')).toContainText('22.4059')
})

test('nothing is wider than the window', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/runs', '/runs?tool=bonnie%2B%2B', '/messages', '/formats', '/about']) {
      await page.goto(path)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('loading the samples again adds nothing', async ({ request }) => {
  const before = await (await request.get('/overview.json')).json()
  const answer = await request.post('/api/samples', { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  expect(await (await request.get('/overview.json')).json()).toEqual(before)
})

test('another site cannot load them', async ({ request }) => {
  const answer = await request.post('/api/samples', { headers: { 'Sec-Fetch-Site': 'cross-site' }, maxRedirects: 0 })
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toMatchObject({ error: { code: 'cross_origin' } })
})
