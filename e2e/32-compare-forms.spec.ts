import { fillArchive, rowsOf } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

const QUESTION = '?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions&hold=filesystem:xfs'

test('JSON, CSV, text, Markdown and the picture hold what the page shows', async ({ request }) => {
  const json = await (await request.get(`/compare.json${QUESTION}`)).json()
  const [a] = json.comparison.panels
  expect(a.charts[0].groups.map((group: { points: { text: string }[] }) => group.points[0]?.text)).toEqual([
    '153107',
    '67526',
    '67526',
  ])
  expect(json.problems).toEqual([])
  const csv = await request.get(`/compare.csv${QUESTION}`)
  expect(csv.headers()['content-type']).toContain('text/csv')
  expect(await csv.text()).toContain('153107')
  const text = await (await request.get(`/compare.txt${QUESTION}`)).text()
  expect(text).toContain('rw,noatime,delaylog,logbsize=262144')
  expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/compare\?/)
  expect(await (await request.get(`/compare.md${QUESTION}`)).text()).toContain('67526')
  const picture = await request.get(`/compare.svg${QUESTION}`)
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  expect(await picture.text()).toMatch(
    /^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*System B[\s\S]*<\/svg>\s*$/,
  )
})

test('what an address asks and cannot get is said in every form', async ({ page, request }) => {
  const json = await (await request.get('/compare.json?bogus=1&by=patch&tool=dbench')).json()
  expect(json.problems.map(({ key }: { key: string }) => key)).toEqual(['bogus', 'by'])
  for (const form of ['.csv', '.txt', '.md', '.svg', '.bib', '/pairs.csv', '/citation']) {
    const unknown = await request.get(`/compare${form}?bogus=1`)
    expect([form, unknown.status(), (await unknown.json()).error.code]).toEqual([form, 400, 'unknown_key'])
    const broken = await request.get(`/compare${form}?tool=dbench&by=patch`)
    expect([form, broken.status(), (await broken.json()).error.code]).toEqual([form, 400, 'bad_value'])
  }
  await page.goto('/compare?tool=dbench&by=patch')
  await expect(page.getByText('by=patch is nothing that can be varied.')).toBeVisible()
})

test('pairs are had as CSV, a row each, kept ones too', async ({ page, request }) => {
  await page.goto('/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=option.delaylog')
  const link = page.getByRole('link', { name: 'These pairs as CSV' })
  const live = await (await request.get((await link.getAttribute('href')) ?? '')).text()
  const rows = live.trimEnd().split('\n')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/^metric,unit,better,value,baseline,machine,/)
  expect(rows.map((row) => /,(System .),.*,(\d+),1,\w{10},\d+,\d+,(\d+),1,/.exec(row)?.slice(1))).toEqual([
    undefined,
    ['System A', '153107', '67526'],
    ['System B', '198720', '197319'],
  ])
  await page.getByRole('button', { name: 'Share this comparison' }).click()
  await expect(page).toHaveURL(/\/p\/[0-9a-z]{6}$/)
  expect(await (await request.get(`${page.url()}/pairs.csv`)).text()).toBe(live)
})

test('a forest never scrolls sideways, and has an address', async ({ page }) => {
  for (const width of [400, 640, 800, 950, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=option.delaylog#pairs')
    const forest = page.locator('#pairs .scroll').first()
    await expect(forest).toBeInViewport()
    const over = await forest.evaluate((scroll) => scroll.scrollWidth - scroll.clientWidth)
    expect([width, over]).toEqual([width, 0])
  }
})

test('panels whose baselines are not alike each say their own', async ({ page }) => {
  await page.goto('/compare?tool=dbench&by=factors.max-readahead')
  const heads = page.getByText('Baseline of this panel:')
  await expect(heads).toHaveText([/max-readahead 511$/, /max-readahead 31$/])
  await page.goto(`/compare${QUESTION}`)
  await expect(page.getByRole('region', { name: 'System A', exact: true })).toBeVisible()
  await expect(heads).toHaveCount(0)
})

test('how figures were measured is offered to be varied and held', async ({ page }) => {
  await page.goto('/compare?tool=tiobench&metric=seq_write')
  await expect(page.getByLabel('Varied')).toHaveValue('kernel')
  await page.getByLabel('Varied').selectOption({ value: 'params.threads' })
  await expect(page).toHaveURL(/by=params\.threads/)
  await expect(page.getByRole('heading', { name: 'Matched pairs' })).toBeVisible()
  await page.goto('/compare?tool=tiobench&metric=seq_write&by=kernel')
  await page.getByText('Hold or free a condition').click()
  await page.getByLabel('threads', { exact: true }).selectOption({ value: 'params.threads:8' })
  await expect(page).toHaveURL(/hold=params\.threads(?::|%3A)8/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('one asks, reads and shares', async ({ page }) => {
    await page.goto(`/compare${QUESTION}`)
    await page.getByLabel('Metric').selectOption({ value: 'seq_input_block' })
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    const a = page.getByRole('region', { name: 'System A', exact: true })
    // the form goes on at a shorter address, and rows are read as they stand
    await expect(a.getByRole('table')).toContainText('127174')
    expect((await rowsOf(a)).map(([, value]) => value)).toEqual(['127174', '53780', '53780'])
    await expect(a.locator('.drawing').getByRole('link')).toHaveCount(3)
    await page.getByRole('button', { name: 'Share this comparison' }).click()
    await expect(page).toHaveURL(/\/p\/[0-9a-z]{6}$/)
    await expect(page.getByRole('region', { name: 'System A', exact: true })).toContainText('127174')
  })
})

test('a condition is free, equal within a pair, or held, in one select', async ({ page }) => {
  await page.goto('/compare?tool=dbench&by=factors.max-readahead')
  await page.getByText('Hold or free a condition').click()
  const kernel = page.getByLabel('kernel', { exact: true })
  await expect(kernel.getByRole('option')).toContainText(['any kernel', 'equal within a pair', /^2\.4/])
  await kernel.selectOption({ label: 'equal within a pair' })
  await expect(page).toHaveURL(/\?(?!.*hold=).*equal=kernel/)
  await expect(page.getByLabel('kernel', { exact: true })).toHaveValue('kernel:=')
  await page.getByLabel('kernel', { exact: true }).selectOption({ value: 'kernel:2.4.8-ac11' })
  await expect(page).toHaveURL(/hold=kernel(?::|%3A)2\.4\.8-ac11/)
  await expect(page).not.toHaveURL(/equal=/)
})

test('kernels are compared in a range, and an empty one explains itself', async ({ page, checkAccessibility }) => {
  await page.goto('/compare?tool=dbench&by=factors.max-readahead&hold=kernel:2.4.8..')
  await page.getByLabel('Newest kernel').selectOption({ value: 'kernel:..2.4.8-ac11' })
  await expect(page).toHaveURL(/hold=kernel(?::|%3A)2\.4\.8\.\.2\.4\.8-ac11$/)
  await expect(page.getByLabel('Oldest kernel')).toHaveValue('kernel:2.4.8..')
  await page.goto('/compare?tool=tiobench&by=kernel&hold=kernel:2.2.0..2.2.20')
  await expect(page.getByRole('region', { name: 'No data' })).toContainText(
    'No run of tiobench with kernel 2.2.0 to 2.2.20.',
  )
  await checkAccessibility()
  await page.getByRole('link', { name: 'kernel 2.2.0 to 2.2.20' }).click()
  await expect(page.getByRole('region', { name: 'No data' })).toHaveCount(0)
})

test('each value is set against the one before it where values have an order', async ({ page }) => {
  await page.goto('/compare?tool=dbench&by=factors.max-readahead')
  await page.getByLabel('Baseline').selectOption({ label: 'the one before each' })
  await expect(page).toHaveURL(/against=previous/)
  await expect(page).not.toHaveURL(/base=/)
  await page.goto('/compare?tool=netbench&by=filesystem&against=previous')
  await expect(page.getByText('against=previous needs values with an order')).toBeVisible()
})

test('one mount option is compared with and without it', async ({ page }) => {
  await page.goto('/compare?tool=bonnie%2B%2B&metric=seq_output_block')
  await page.getByLabel('Varied').selectOption({ value: 'option.delaylog' })
  await expect(page).toHaveURL(/by=option\.delaylog/)
  const a = page.getByRole('region', { name: /^System A/ }).first()
  expect((await rowsOf(a)).map(([label, value]) => [label, value])).toEqual([
    ['without delaylog', '153107'],
    ['with delaylog', '67526'],
  ])
})

test.describe('a form without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('goes on at the shorter address of its question', async ({ page }) => {
    await page.goto('/compare?tool=dbench&by=factors.max-readahead')
    await page.getByText('Hold or free a condition').click()
    await page.getByLabel('kernel', { exact: true }).selectOption({ value: 'kernel:=' })
    await page.getByLabel('Baseline').selectOption({ label: 'the one before each' })
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page).toHaveURL(
      /\/compare\?metric=throughput&tool=dbench&by=factors\.max-readahead&against=previous&equal=kernel$/,
    )
  })
})
