import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures'

const file = join(process.env.IOLORE_E2E_FOLDER ?? '', 'archive.db')
const away = `${file}.away`

test.describe('the database is not there', () => {
  test.beforeAll(() => renameSync(file, away))
  test.afterAll(() => renameSync(away, file))

  test('pages say so and what to do', async ({ page, checkAccessibility }) => {
    for (const path of ['/', '/runs?fs=xfs', '/messages']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The archive cannot be read')
      await expect(page.getByRole('main')).toContainText('The database is not there')
      await expect(page.getByText('database_missing')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path)
    }
    await checkAccessibility()
  })

  test('pages that need no archive stay whole', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How figures are read and compared')
    await expect(page.getByRole('contentinfo')).toContainText('parser')
  })

  test('data has one shape of error', async ({ request }) => {
    for (const path of ['/runs.json', '/runs.csv', '/messages.json', '/overview.json']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(503)
      expect(await answer.json(), path).toMatchObject({ error: { code: 'database_missing' } })
    }
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('the words are in the page', async ({ page }) => {
      await page.goto('/runs')
      await expect(page.getByRole('main')).toContainText('The database is not there')
    })
  })
})

test('when it is there again, so is everything', async ({ page }) => {
  await page.goto('/runs')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('runs')
})
