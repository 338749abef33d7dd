import { fillArchive } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

test('the search box leads to the mails, with the words where they stand, and on to their runs', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('delaylog tool:bonnie++')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/messages\?q=delaylog\+tool/)
  await expect(page.getByRole('searchbox')).toHaveValue('delaylog tool:bonnie++')
  await expect(page.getByRole('heading', { level: 1, name: '1 message' })).toBeVisible()
  const snippet = page.locator('tr.snippet')
  await expect(snippet.locator('mark').first()).toHaveText('delaylog')
  await checkAccessibility()
  await page.getByRole('link', { name: 'Their 6 runs' }).click()
  await expect(page).toHaveURL(/\/runs\?q=/)
  await expect(page.getByRole('heading', { level: 1, name: '6 runs' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'remove words delaylog tool:bonnie++' })).toBeVisible()
})

test('what no mail is, and parts that mean nothing', async ({ page, request, checkAccessibility }) => {
  await page.goto('/messages?q=delaylog+fs:jfs+%2B%2B+d:lately')
  await expect(page.getByRole('heading', { level: 1, name: 'No messages' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('++ holds no letter and no digit to look for.')
  await expect(page.getByRole('status')).toContainText('d:lately is no range of days')
  await checkAccessibility()
  await page.getByRole('link', { name: 'all messages' }).click()
  await expect(page).toHaveURL('/messages')

  const found = await (await request.get('/messages.json?q=%22%20AND%20NEAR(')).json()
  expect(found.problems).toEqual([])
})

test('a Message-ID finds its mail', async ({ page }) => {
  await page.goto('/messages')
  await page.getByRole('searchbox').fill('<20110124215713.5E0C4A92F@heron.example.org>')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '1 message' })).toBeVisible()
})
