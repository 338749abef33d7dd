import type { APIRequestContext } from '@playwright/test'
import { archiveText, expect, test } from './fixtures'
import { signIn } from './operator'

/** Saves a document (again) and gives the page of its message at `at`. */
async function pageOf(request: APIRequestContext, name: string, at = 0): Promise<string> {
  const headers = { 'Content-Type': 'text/plain' }
  const response = await request.post('/api/v1/messages', { headers, data: archiveText(name) })
  return (await response.json()).saved[at].href
}

test('shows the mail beside its reading', async ({ page, request, checkAccessibility }) => {
  await page.goto(await pageOf(request, 'ext3-tiobench-2.4.10-2001'))
  await expect(page.getByRole('heading', { level: 1, name: 'ext3 on 2.4.10' })).toBeVisible()
  await expect(page.getByText('2 runs, 32 figures', { exact: true })).toBeVisible()
  const table = page.getByRole('table', { name: /^Figures of 2\.4\.10/ })
  await expect(table.getByRole('rowheader')).toHaveText(['1', '2', '4', '8'])
  await expect(table.getByRole('link', { name: '13.01' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compare the 2 runs' })).toHaveAttribute('href', /^\/compare\?/)
  await checkAccessibility()
})

test('a reading stays beside its lines, and never over the next one', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await pageOf(request, 'xfs-delaylog-2011'))
  const readings = page.locator('.pairs .read > div')
  expect(await readings.count()).toBeGreaterThan(2)
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 150) {
    await page.evaluate((to) => window.scrollTo(0, to), y)
    const boxes = await readings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    const shown = boxes.filter((box) => box.height > 0)
    shown.slice(1).forEach((box, at) => {
      expect(box.top, `reading ${at + 2} at ${y} px`).toBeGreaterThanOrEqual((shown[at]?.bottom ?? 0) - 1)
    })
  }
})

test('gives every figure an address', async ({ page, request }) => {
  const href = await pageOf(request, 'ext3-tiobench-2.4.10-2001')
  await page.goto(href)
  const address = await page
    .getByRole('table', { name: /^Figures of 2\.4\.10/ })
    .getByRole('link', { name: '13.01' })
    .getAttribute('href')
  await page.goto(`${href}${address}`)
  await page.reload()
  await expect(page.locator('mark.lit')).toHaveText('13.01')
  await expect(page.locator('td.lit')).toHaveText('13.01')
  const chosen = page.getByRole('status', { name: 'Chosen figure' })
  await expect(chosen).toContainText('sequential write, 8 threads')
  await expect(chosen).toContainText('×2.17 of 5.995 on 2.4.8')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(chosen).toBeEmpty()
})

test('keeps the figure that is gone to before the page has come to life', async ({ page, request }) => {
  const href = await pageOf(request, 'ext3-tiobench-2.4.10-2001')
  // The link is followed just before the router writes the address that it began with.
  await page.addInitScript(() => {
    const write = window.history.replaceState.bind(window.history)
    window.history.replaceState = (...state) => {
      window.history.replaceState = write
      const link = [...document.querySelectorAll<HTMLAnchorElement>('mark > a')].find((a) => a.textContent === '13.01')
      if (link !== undefined) window.location.assign(link.href)
      write(...state)
    }
  })
  await page.goto(href)
  await expect(page.locator('mark.lit')).toHaveText('13.01')
  await expect(page).toHaveURL(/#L\d+\.\d+$/)
})

test('says where a result is quoted and where it comes from', async ({ page, request }) => {
  await page.goto(await pageOf(request, 'ext3-tiobench-2.4.10-2001'))
  const seen = page.getByRole('link', { name: 'Re: ext3 on 2.4.10' })
  await expect(page.getByRole('heading', { name: 'Seen in' })).toBeVisible()
  await seen.click()
  await expect(page.getByRole('heading', { name: 'Quoted from' })).toBeVisible()
})

test('a condition is corrected and taken back', async ({ page, request }) => {
  await signIn(page)
  await page.goto(await pageOf(request, 'reiserfs-write-speedup-2002'))
  await page.getByRole('link', { name: 'Correct a condition' }).click()
  const scope = page.locator('.read').first()
  await scope.getByText('1.5 GB').first().click()
  await scope
    .getByRole('textbox', { name: /of 4 runs$/ })
    .locator('visible=true')
    .fill('2 GB')
  await scope.getByRole('button', { name: 'Set' }).locator('visible=true').click()
  await expect(page.getByText(/^read as 1\.5 GB/).first()).toBeVisible()
  await page.getByRole('button', { name: 'take that back' }).first().click()
  await expect(page.getByText(/^read as 1\.5 GB/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Done correcting' }).click()
  await expect(page.getByText('1.5 GB').first()).toBeVisible()
})

test('shows nobody’s address, in no form', async ({ page, request }) => {
  const href = await pageOf(request, 'xfs-delaylog-2011')
  for (const url of [href, `${href}?edit=1`, `${href}/text`, `/api/v1${href}`, `${href}/csv`]) {
    const response = await page.request.get(url)
    expect(response.status(), url).toBe(200)
    const text = await response.text()
    expect(text, url).not.toContain('mw@example.org')
    expect(text, url).not.toContain('gtrzaska@')
    expect(text, url).not.toContain('linux-raid@lists')
  }
})

test('is had as JSON, CSV and text', async ({ request }) => {
  const href = await pageOf(request, 'xfs-delaylog-2011')
  const json = await (await request.get(`/api/v1${href}`)).json()
  expect(json.runs).toHaveLength(6)
  expect(json).not.toHaveProperty('raw')
  const csv = await (await request.get(`${href}/csv`)).text()
  expect(csv.trim().split('\n')).toHaveLength(73)
  const text = await request.get(`${href}/text`)
  expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await text.text()).toContain('Core 2 Quad CPU Q9550')
})

test('an address that never was says so', async ({ page, expected, checkAccessibility }) => {
  expected(/404/)
  const response = await page.goto('/messages/0000000000')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'No message has this address' })).toBeVisible()
  await checkAccessibility()
})

test('a mail of twenty thousand lines stays usable', async ({ page, request }) => {
  const filler = Array.from({ length: 20_000 }, (_, at) => `line ${at} of a log that says nothing`).join('\n')
  const data = archiveText('xfs-delaylog-2011')
    .replace('Hello Gavin,', `Hello Gavin,\n\n${filler}\n`)
    .replace(/^Message-ID:.*\n/m, '')
  const response = await request.post('/api/v1/messages', { headers: { 'Content-Type': 'text/plain' }, data })
  const [saved] = (await response.json()).saved
  await page.goto(saved.href)
  await expect(page.getByText(/^Lines \d+ to \d+ are not shown: nothing was read in them/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'A1', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Show every line' }).click()
  await expect(page.getByText('line 9999 of a log that says nothing')).toBeAttached()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('everything is there, and a condition can be corrected', async ({ page, request }) => {
    await signIn(page)
    await page.goto(await pageOf(request, 'readahead-dbench-2001'))
    await expect(page.getByRole('row', { name: /33\.28/ })).toBeVisible()
    await page.getByRole('link', { name: 'Correct a condition' }).click()
    const scope = page.locator('.read').first()
    await scope.getByText('AHA-2940UW').first().click()
    await scope.getByRole('textbox', { name: 'controller of 21 runs' }).fill('Adaptec AHA-2940UW')
    await scope.getByRole('button', { name: 'Set' }).locator('visible=true').click()
    await expect(page.getByText(/^read as AHA-2940UW/).first()).toBeVisible()
  })
})
