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
