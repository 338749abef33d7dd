import { fillArchive } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

for (const [path, heading, says] of [
  ['/filesystems/xfs', 'Filesystem xfs', 'What its runs are'],
  ['/kernels/2.4.10', 'Kernel 2.4.10', 'Before it in the archive: 2.4.'],
  ['/options/delaylog', 'Mount option delaylog', '×0.44'],
  ['/benchmarks/bonnie%2B%2B', 'Benchmark bonnie++', 'sequential block write'],
] as const)
  test(`a page about ${path}`, async ({ page, checkAccessibility }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(says)
    await checkAccessibility()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

for (const path of ['/benchmarks', '/filesystems', '/kernels', '/options', '/posters', '/lists'])
  test(`the list ${path}`, async ({ page, request, checkAccessibility }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ / })).toBeVisible()
    const names = page.getByRole('rowheader')
    expect(await names.count()).toBeGreaterThan(0)
    await checkAccessibility()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const json = await (await request.get(`${path}.json`)).json()
    expect(json[path.slice(1)]).toHaveLength(json.total)
    const csv = await (await request.get(`${path}.csv`)).text()
    expect(csv.trimEnd().split('\n')).toHaveLength(json.total + 1)
  })

test('a machine: what is said of it, with the line, its runs and what they compare', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/runs')
  await page.getByRole('region', { name: 'Lists' }).getByRole('link', { name: 'All machines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /machines$/ })).toBeVisible()
  await checkAccessibility()
  const name = page
    .getByRole('row', { name: /Core 2 Quad/ })
    .getByRole('rowheader')
    .getByRole('link')
  const words = await name.textContent()
  await name.click()
  await expect(page.getByRole('heading', { level: 1, name: `Machine ${words}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Benchmark' })).toContainText('bonnie++')
  await expect(page.getByRole('main')).toContainText('×')
  await checkAccessibility()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page
    .getByRole('link', { name: /^L\d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/messages\/[0-9a-z]{10}#L\d+$/)
})

test('runs of a machine, chosen by it', async ({ page, request }) => {
  const { machines } = await (await request.get('/machines.json')).json()
  const [{ value, runs, name }] = machines
  await page.goto(`/runs?machine=${value}`)
  await expect(page.getByRole('heading', { level: 1, name: `${runs} run` })).toBeVisible()
  await expect(page.getByRole('link', { name: `remove machine` })).toBeVisible()
  await page.getByRole('link', { name: /^about/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('what runs are chosen by leads to the page about it, and back', async ({ page }) => {
  await page.goto('/runs?fs=xfs')
  await page.getByRole('link', { name: 'about xfs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Filesystem xfs' })).toBeVisible()
  await page.getByRole('link', { name: /^\d+ runs$/ }).click()
  await page.waitForURL(/\/runs\?fs=xfs$/)
})

test('what no run states has no page', async ({ page, expected }) => {
  expected(/404/)
  expect((await page.goto('/filesystems/nothing'))?.status()).toBe(404)
})
