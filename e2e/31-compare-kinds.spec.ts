import { drawingIn, fillArchive, rowsOf } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

test('a sweep: ext3 by kernel, two lines over 1, 2, 4, 8 threads', async ({ page, checkAccessibility }) => {
  await page.goto('/compare?tool=tiobench&metric=seq_write&by=kernel&hold=filesystem:ext3')
  await expect(page.getByText('sequential write rose at every number of threads: ×1.19 at 1, ×2.17 at 8')).toBeVisible()
  const panel = page.locator('section.panel')
  const rows = await rowsOf(panel)
  expect(rows.map(([threads]) => threads)).toEqual(['1', '2', '4', '8'])
  expect(rows.at(-1)?.slice(0, 6)).toEqual(['8', '5.995', '98.7', '13.01', '21.5', '×2.17'])
  const drawing = drawingIn(panel)
  await expect(drawing.getByRole('link')).toHaveCount(8)
  await expect(drawing.locator('path.l')).toHaveCount(2)
  const last = drawing.getByRole('link', {
    name: /^13\.01 MB\/s, CPU 21\.5 %; 2\.4\.10, 8 threads, 1 run; ×2\.17 of 2\.4\.8/,
  })
  await expect(last).toHaveAttribute('href', /#L\d+\.\d+$/)
  await checkAccessibility()
  const href = await last.getAttribute('href')
  await last.click()
  await page.waitForURL(`**${href}`)
  await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toHaveText('13.01')
})

test('netbench by filesystem: five bars, each with its clients', async ({ page, checkAccessibility }) => {
  await page.goto('/compare?tool=netbench&metric=peak_throughput&by=filesystem&base=ext2')
  const drawing = drawingIn(page.locator('section.panel'))
  await expect(drawing.locator('.bar')).toHaveCount(5)
  for (const words of ['773', '683', '661', '660', '532']) await expect(drawing).toContainText(words)
  await expect(drawing).toContainText('28 clients')
  await expect(
    drawing.getByRole('link', { name: /^683 Mbit\/s; jfs, 40 clients, 1 run; ×0\.88 of ext2/ }),
  ).toBeVisible()
  await expect(page.locator('.chip', { hasText: 'also differs in' })).toContainText('clients')
  await expect(page.locator('section.panel').getByRole('columnheader', { name: 'clients' })).toBeVisible()
  await checkAccessibility()
})

test('arrow keys go from figure to figure: along a line, between lines, from bar to bar', async ({ page }) => {
  await page.goto('/compare?tool=tiobench&metric=seq_write&by=kernel&hold=filesystem:ext3')
  const line = drawingIn(page.locator('section.panel'))
  const tip = page.locator('.tip')
  await line.getByRole('link', { name: /^21\.83 MB/ }).focus()
  await expect(tip).toContainText('2.4.8, 1 thread')
  for (const [key, name] of [
    ['ArrowLeft', /^21\.83 MB/],
    ['ArrowRight', /^9\.695 MB/],
    ['ArrowUp', /^25\.71 MB/],
    ['ArrowRight', /^16\.69 MB/],
    ['ArrowDown', /^9\.568 MB/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(line.getByRole('link', { name })).toBeFocused()
  }
  await expect(tip).toContainText('2.4.8, 4 threads')

  await page.goto('/compare?tool=netbench&metric=peak_throughput&by=filesystem&base=ext2')
  const bars = drawingIn(page.locator('section.panel'))
  await bars.getByRole('link', { name: /^773 Mbit/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(bars.getByRole('link', { name: /^683 Mbit/ })).toBeFocused()
  await expect(tip).toContainText('×0.88 of ext2')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('the first touch shows what stands behind a figure, the second leads to its mail', async ({ page }) => {
    await page.goto('/compare?tool=netbench&metric=peak_throughput&by=filesystem&base=ext2')
    const bar = drawingIn(page.locator('section.panel')).getByRole('link', { name: /^683 Mbit/ })
    const tip = page.locator('.tip')
    // without its script a touch follows the link at once
    await bar.focus()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await bar.tap()
    await expect(tip).toContainText('×0.88 of ext2')
    await expect(page).toHaveURL(/\/compare/)
    await bar.tap()
    await page.waitForURL(/\/messages\/\w+#L\d+/)
  })
})

test('dbench by max-readahead: repeats at 511, apart from those after work and reboot', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(
    '/compare?tool=dbench&metric=throughput&by=factors.max-readahead&hold=factors.kupdated:stopped&hold=kernel:2.4.8-ac11',
  )
  const rows = await rowsOf(page.locator('section.panel').first())
  const row = (label: string) => rows.find(([head]) => head === label)
  expect(row('511')?.slice(1, 6)).toEqual(['32.82', expect.stringMatching(/^×/), '32.3584', '33.28', '2'])
  expect(row('511, after heavy work')?.[1]).toBe('25.3106')
  expect(row('511, after reboot')?.slice(3, 6)).toEqual(['30.0666', '31.2373', '2'])
  const drawing = drawingIn(page.locator('section.panel').first())
  await expect(drawing).toContainText('32.36–33.28, n 2')
  await checkAccessibility()
})

test('bonnie++ by patch: block writes from 28510 to 39513', async ({ page }) => {
  await page.goto('/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=factors.patch&hold=filesystem:reiserfs')
  const panel = page.locator('section.panel').first()
  await expect(panel.getByRole('link', { name: '28510', exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: '39513', exact: true })).toBeVisible()
  await expect(panel).toContainText('×1.39')
})

test('a narrow page does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of [
    '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions&hold=filesystem:xfs',
    '/compare?tool=tiobench&metric=seq_write&by=kernel',
  ]) {
    await page.goto(address)
    await expect(page.locator('.drawing').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

test('all metrics at one look: a heat map that prints every ratio', async ({ page, checkAccessibility }) => {
  await page.goto('/compare?tool=bonnie%2B%2B&metric=all&by=option.delaylog')
  const table = page.locator('table.heat')
  await expect(table.getByRole('columnheader', { name: 'block write', exact: true })).toBeVisible()
  const first = table.getByRole('row').nth(1)
  await expect(first.getByRole('cell').nth(1)).toHaveText('×0.44')
  await expect(first.getByRole('cell').nth(1)).toHaveClass(/hd3/)
  await expect(first).toContainText('+++++')
  await checkAccessibility()
})

test('pairs: eight threads are one machine, a pasted block counts once', async ({ page }) => {
  await page.goto('/compare?tool=tiobench&metric=seq_write&by=kernel&hold=filesystem:ext3')
  await expect(page.locator('table.forest caption')).toContainText('4 pairs of 1 machine, which counts once')
  await page.goto('/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=option.delaylog')
  const forest = page.locator('table.forest')
  await expect(forest.getByRole('row', { name: /^System A/ })).toContainText('×0.44')
  await expect(forest.getByRole('row', { name: /^System B/ })).toContainText('×0.99')
  await expect(
    page.locator('p', { hasText: 'Left out: 1 pair of a run that equals another to the last digit.' }),
  ).toBeVisible()
})
