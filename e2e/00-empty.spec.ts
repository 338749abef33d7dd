import { expect, test } from './fixtures'

test('an empty archive says what can be done', async ({ page, checkAccessibility }) => {
  for (const path of ['/', '/runs', '/messages']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load the samples' })).toBeVisible()
    await checkAccessibility()
  }
  await expect(page.getByRole('contentinfo')).toContainText('0 messages, 0 runs, 0 figures')
})

test('the same as data', async ({ request }) => {
  expect(await (await request.get('/overview.json')).json()).toMatchObject({ messages: 0, runs: 0, tools: [] })
  expect(await (await request.get('/runs.json')).json()).toMatchObject({ total: 0, runs: [] })
  expect(await (await request.get('/messages.json')).json()).toMatchObject({ total: 0, messages: [] })
})
