import type { APIRequestContext } from '@playwright/test'
import { fillArchive } from './fill-archive'
import { expect, test } from './fixtures'
import { AS_OPERATOR } from './operator'
import { withOtherSite } from './other-site'

test.beforeAll(({ request }) => fillArchive(request))

const QUESTION = '?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions&hold=filesystem:xfs'
const XFS = `/compare${QUESTION}`
const SWEEP = '?tool=tiobench&metric=seq_write&by=kernel&hold=filesystem:ext3'

async function keep(request: APIRequestContext, question: string): Promise<string> {
  const answer = await request.post('/api/v1/permalinks', { data: { question } })
  const { address } = await answer.json()
  return address
}

/** Width and height stand in a PNG's first chunk. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a picture opened alone looks like the page: its style, its type, its bars', async ({ page }) => {
  await page.goto(`/compare.svg${QUESTION}`)
  const bars = page.locator('.bar')
  await expect(bars).toHaveCount(5)
  expect(await bars.nth(1).evaluate((bar) => getComputedStyle(bar).fill)).toBe('rgb(0, 95, 135)')
  expect(await page.evaluate(() => document.fonts.check('600 18px "IBM Plex Sans"'))).toBe(true)
  const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width))
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(67526 / 153107, 2)
  await expect(page.getByText('differs only in mount options, within each machine')).toBeVisible()
  await expect(page.getByText(/^http.*\/compare\?/)).toBeVisible()
})

test('every kind of comparison is drawn as PNG, and as the preview of its link', async ({ request }) => {
  for (const question of [
    QUESTION,
    `${QUESTION}&machines=ratio`,
    '?tool=bonnie%2B%2B&metric=all&by=mountOptions&hold=filesystem:xfs',
    SWEEP,
    '?tool=netbench&metric=peak_throughput&by=filesystem',
  ]) {
    const whole = await request.get(`/compare.png${question}`)
    expect([whole.status(), whole.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(sizeOf(await whole.body())[0]).toBe(1440)
    expect(sizeOf(await (await request.get(`/compare/preview.png${question}`)).body())).toEqual([1200, 630])
  }
})

test('a link says what it leads to', async ({ page, request }) => {
  const address = await keep(request, XFS)
  for (const shown of [address, XFS]) {
    await page.goto(shown)
    const meta = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
    expect(await meta('og:title')).toBe('Sequential block write of bonnie++ by mount options, on xfs')
    expect(await meta('og:description')).toContain('sequential block write fell to ×0.44')
    expect(await meta('og:image:alt')).toContain('rw,noatime 153107 KiB/s')
    expect(await meta('twitter:card')).toBe('summary_large_image')
    const image = await meta('og:image')
    expect(image).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
    expect(await meta('twitter:image')).toBe(image)
    expect(sizeOf(await (await request.get(image ?? '')).body())).toEqual([1200, 630])
    expect(await meta('og:url')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/(?:p\/|compare\?)/)
  }
})

test('a click copies a form, and what is pasted is read as the same figures', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(await keep(request, `/compare${SWEEP}`))
  const forms = page.getByRole('list', { name: 'Copy as' })
  const copied = async (name: string): Promise<string> => {
    await forms.getByRole('link', { name, exact: true }).click()
    await expect(page.getByText(`Copied as ${name}.`)).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('Markdown')).toContain('### Sequential write of tiobench by kernel')
  expect(await copied('CSV')).toMatch(/^panel,machine,metric/)
  expect(JSON.parse(await copied('JSON'))).toMatchObject({ changed: 0 })
  const citation = await copied('citation')
  expect(citation).toContain('“Sequential write of tiobench by kernel, on ext3.” IOlore')
  expect(citation.replaceAll(/Message-ID <[^>]*>/g, '')).not.toContain('@')
  expect(await copied('BibTeX')).toMatch(/^@misc\{iolore-[0-9a-z]{6},/)
  const text = await copied('text')
  expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('://'))).toEqual([])
  const parsed = await (
    await request.post('/api/parse', { data: text, headers: { 'content-type': 'text/plain' } })
  ).json()
  const runs = JSON.stringify(parsed)
  for (const figure of ['21.83', '9.695', '9.568', '5.995', '26.02', '25.71', '16.69', '13.01'])
    expect(runs).toContain(`"value":${figure},`)
})

test('where the clipboard is refused, copying says so and leads to the text', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(XFS)
  await page.getByRole('list', { name: 'Copy as' }).getByRole('link', { name: 'text', exact: true }).click()
  await expect(page.getByText('Not copied:')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the text' })).toHaveAttribute('href', /^\/compare\.txt\?/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms are links, and an embedded comparison has its table and drawing', async ({ page, request }) => {
    const address = await keep(request, XFS)
    await page.goto(address)
    await page.getByRole('list', { name: 'Copy as' }).getByRole('link', { name: 'citation' }).click()
    await expect(page.getByText('Figures of 1 message:')).toBeVisible()
    await page.goto(`${address}/embed`)
    await expect(page.getByRole('table').first()).toContainText('67526')
    await expect(page.locator('.drawing').first().getByRole('link')).toHaveCount(3)
  })
})

test('other sites may frame the embedded comparison, and nothing else', async ({
  page,
  request,
  baseURL,
  checkAccessibility,
}) => {
  const address = await keep(request, XFS)
  const headersOf = async (path: string) => (await request.get(path)).headers()
  const embed = await headersOf(`${address}/embed`)
  expect(embed['content-security-policy']).toContain('frame-ancestors *')
  expect(embed['x-frame-options']).toBeUndefined()
  const others = await Promise.all([address, XFS, '/', `${address}.svg`].map(headersOf))
  for (const other of others) expect(other['x-frame-options']).toBe('DENY')
  for (const other of others.slice(0, 3)) expect(other['content-security-policy']).toContain("frame-ancestors 'none'")

  await page.goto(address)
  const snippet = await page.getByText(/^<iframe src=/).textContent()
  expect(snippet).toContain(`src="${baseURL}${address}/embed"`)
  const elsewhere = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,"><h1>Elsewhere</h1>${snippet}</html>`
  await withOtherSite(elsewhere, async (site) => {
    await page.goto(site)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
      'Sequential block write of bonnie++ by mount options, on xfs',
    )
    await expect(frame.getByRole('table').first()).toContainText('67526')
    await expect(frame.getByText('differs only in')).toBeVisible()
    await expect(frame.getByRole('navigation')).toHaveCount(0)
    const opened = page.waitForEvent('popup')
    await frame.getByRole('link', { name: address, exact: true }).click()
    expect(new URL((await opened).url()).pathname).toBe(address)
  })

  await page.goto(`${address}/embed`)
  await expect(page.locator('.drawing')).toHaveCount(2)
  await checkAccessibility()
})

test('what changed since stands beside what was kept in every form', async ({ request }) => {
  const json = await (await request.get(`/compare.json${QUESTION}`)).json()
  const { runId, messageId } = json.comparison.panels[0].charts[0].groups[1].points[0].figures[0]
  const { value } = json.comparison.panels[0].charts[0].groups[1]
  const address = await keep(request, XFS)
  const correct = (to: string) =>
    request.post(`/api/v1/runs/${runId}/corrections`, {
      data: { field: 'mountOptions', value: to },
      headers: AS_OPERATOR,
    })
  expect((await correct('rw,noatime,nobarrier')).ok()).toBe(true)
  try {
    const text = await (await request.get(`${address}.txt`)).text()
    expect(text).toMatch(/^Changed: \d values? since it was kept on \d{4}-\d\d-\d\d; shown as kept\.$/m)
    expect(text).toContain('rw,noatime,delaylog now')
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('://'))).toEqual([])
    expect(await (await request.get(`${address}.md`)).text()).toContain(
      '`rw,noatime,delaylog` now `rw,noatime,nobarrier`',
    )
    const kept = await (await request.get(`${address}.json`)).json()
    expect(kept.changes).toContainEqual(
      expect.objectContaining({ wasLabel: 'rw,noatime,delaylog', label: 'rw,noatime,nobarrier', changed: true }),
    )
    expect(kept.changes[0].href).toContain(messageId)
    const picture = await (await request.get(`${address}.svg`)).text()
    expect(picture).toMatch(/>changed<\/tspan> \d values? since it was kept on/)
    expect(await (await request.get(`${address}/embed`)).text()).toMatch(/Changed: .*values? since it was kept on/)
    expect(await (await request.get(address)).text()).toMatch(/og:description[^>]*Changed: \d values?/)
  } finally {
    await correct(value)
  }
})
