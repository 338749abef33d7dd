import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const DARK = 'rgb(19, 23, 22)'
const LIGHT = 'rgb(251, 252, 250)'

test('a chosen theme stays, on other pages and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  expect(await paper(page)).toBe(LIGHT)
  await page.getByRole('radio', { name: 'dark' }).check()
  expect(await paper(page)).toBe(DARK)
  await page.goto('/formats')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'dark' })).toBeChecked()
  expect(await paper(page)).toBe(DARK)
  await page.getByRole('radio', { name: 'auto' }).check()
  await page.reload()
  expect(await scheme(page)).toBe('light dark')
  expect(await paper(page)).toBe(LIGHT)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('it holds for the page at hand', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/about')
    await page.getByRole('radio', { name: 'dark' }).check()
    await expect(page.locator('body')).toHaveCSS('background-color', DARK)
  })
})
