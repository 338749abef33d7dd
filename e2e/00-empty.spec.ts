import { expect, test } from './fixtures'

for (const path of ['/', '/runs', '/messages']) {
  test(`an empty archive says what can be done at ${path}`, async ({ page, checkAccessibility }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load the samples' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('0 messages, 0 runs, 0 figures')
    await checkAccessibility()
  })
}

test('the same as data', async ({ request }) => {
  expect(await (await request.get('/overview.json')).json()).toMatchObject({ messages: 0, runs: 0, tools: [] })
  expect(await (await request.get('/runs.json')).json()).toMatchObject({ total: 0, runs: [] })
  expect(await (await request.get('/messages.json')).json()).toMatchObject({ total: 0, messages: [] })
})
