import { drawingIn, fillArchive, rowsOf } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

const XFS = '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions&hold=filesystem:xfs'

test.describe('block writes of XFS by mount options', () => {
  test('stand in a table with their ratios, system B in its own panel', async ({ page }) => {
    await page.goto(XFS)
    const a = page.getByRole('region', { name: 'System A', exact: true })
    const b = page.getByRole('region', { name: 'System B', exact: true })
    expect((await rowsOf(a)).map(([options, value, ratio]) => [options, value, ratio])).toEqual([
      ['rw,noatime', '153107', '×1.00'],
      ['rw,noatime,delaylog', '67526', '×0.44'],
      ['rw,noatime,delaylog,logbsize=262144 equals A2', '67526', '×0.44'],
    ])
    expect((await rowsOf(b)).map(([, value, ratio]) => [value, ratio])).toEqual([
      ['198720', '×1.00'],
      ['197319', '×0.99'],
      ['175802', '×0.88'],
    ])
    await expect(page.getByText('With delaylog, sequential block write fell to ×0.44')).toBeVisible()
    await expect(page.getByText('between the panels, so only their ratios are compared')).toBeVisible()
    await expect(page.locator('.chip', { hasText: 'differs only in' })).toContainText('mount options')
  })

  test('are drawn from zero, each figure a link to its characters in the mail', async ({ page }) => {
    await page.goto(XFS)
    const drawing = drawingIn(page.getByRole('region', { name: 'System A', exact: true }))
    const figures = drawing.getByRole('link')
    await expect(figures).toHaveCount(3)
    await expect(figures.first()).toHaveAccessibleName(
      /^153107 KiB\/s, CPU 19 %, latency 1480ms; rw,noatime, 1 run; L28/,
    )
    await expect(figures.nth(2)).toHaveAccessibleName(/equals A2, not counted/)
    const href = await figures.nth(1).getAttribute('href')
    expect(href).toMatch(/^\/messages\/\w{10}#L42\.\d+$/)
    await figures.nth(1).click()
    await page.waitForURL(`**${href}`)
    await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toHaveText('67526')
    await expect(page.locator('#L42')).toBeInViewport()
  })

  test('show on hover and focus what stands behind a bar, in drawing and table at once', async ({ page }) => {
    await page.goto(XFS)
    const a = page.getByRole('region', { name: 'System A', exact: true })
    const bar = drawingIn(a).getByRole('link').nth(1)
    await bar.hover()
    const tip = page.locator('.tip')
    await expect(tip).toContainText('67526 KiB/s, CPU 8 %, latency 1859ms')
    await expect(tip).toContainText('×0.44 of rw,noatime')
    await expect(tip).toContainText('L42 in the mail of 24 Jan 2011')
    await expect(a.locator('td.lit')).toHaveText('67526')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(tip).toHaveCount(0)
    await bar.focus()
    await expect(tip).toContainText('67526 KiB/s')
  })

  test('compare two machines only by their own ratios', async ({ page }) => {
    await page.goto(`${XFS}&machines=ratio`)
    const forest = page.getByRole('table', { name: /against rw,noatime: 2 machines; no interval/ }).first()
    await expect(forest).toContainText('×0.44')
    await expect(forest).toContainText('×0.99')
    await expect(forest.getByRole('rowheader', { name: /Geometric mean/ })).toBeVisible()
  })

  test('say so where unlike machines share an axis', async ({ page }) => {
    await page.goto(`${XFS}&machines=together`)
    await expect(page.locator('.chip', { hasText: 'not like with like' })).toContainText('RAID level')
    await page.getByRole('link', { name: 'back to a panel for each machine' }).click()
    await expect(page.getByRole('region', { name: 'System B', exact: true })).toBeVisible()
  })

  test('show what else these runs measured, on one scale', async ({ page }) => {
    await page.goto(XFS)
    const others = page.locator('.sect', {
      has: page.getByRole('heading', { name: 'The other figures of these runs' }),
    })
    await expect(others.getByRole('heading', { level: 3, name: /rewrite/ })).toBeVisible()
    await expect(others.getByRole('link', { name: /^×0\.42: 53780 KiB\/s/ }).first()).toBeVisible()
  })

  test('pass axe', async ({ page, checkAccessibility }) => {
    await page.goto(XFS)
    await expect(page.locator('.drawing')).toHaveCount(2)
    await checkAccessibility()
  })
})

test('a word of the question asks anew when it is changed', async ({ page }) => {
  await page.goto(XFS)
  await page.getByLabel('Metric').selectOption({ value: 'seq_input_block' })
  await page.waitForURL(/metric=seq_input_block/)
  await expect(page.getByRole('region', { name: 'System A', exact: true }).getByRole('table')).toContainText('127174')
  await expect(page.getByLabel('Metric')).toBeFocused()
})

test('a broken address is answered as far as it can be, and says what was left out', async ({ page }) => {
  await page.goto(`${XFS}&machines=nonsense&by=%00`)
  await expect(page.getByText('Left out:').first()).toBeVisible()
  await expect(page.getByText('machines=nonsense')).toBeVisible()
  await expect(page.getByRole('region', { name: 'System A', exact: true })).toBeVisible()
})

test('a question without an answer names the condition and the nearest that has one', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions&hold=filesystem:jfs')
  const empty = page.getByRole('region', { name: 'No data' })
  await expect(empty).toContainText('No run')
  await expect(empty.getByRole('link').first()).toBeVisible()
  await checkAccessibility()
  await empty.getByRole('link').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
})
