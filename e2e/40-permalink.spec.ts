import { fillArchive, rowsOf } from './fill-archive'
import { expect, test } from './fixtures'
import { AS_OPERATOR } from './operator'

test.beforeAll(({ request }) => fillArchive(request))

const XFS = '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions&hold=filesystem:xfs'

test('a shared comparison shows the same to somebody else, under an address that stays', async ({
  page,
  browser,
  checkAccessibility,
}) => {
  await page.goto(XFS)
  const shown = await rowsOf(page.getByRole('region', { name: 'System A', exact: true }))
  await page.getByRole('button', { name: 'Share this comparison' }).click()
  await page.waitForURL(/\/p\/[0-9a-z]{6}$/)
  const address = page.url()
  await expect(page.getByText('nothing has changed since')).toBeVisible()
  await expect(page.locator('.drawing')).toHaveCount(2)
  await checkAccessibility()

  const somebody = await browser.newContext()
  const theirs = await somebody.newPage()
  await theirs.goto(address)
  expect(await rowsOf(theirs.getByRole('region', { name: 'System A', exact: true }))).toEqual(shown)
  await expect(theirs.getByText('also differs in').first()).toBeVisible()
  await somebody.close()

  await page.goto(XFS)
  await page.getByRole('button', { name: 'Share this comparison' }).click()
  await page.waitForURL(/\/p\//)
  expect(page.url()).toBe(address)
})

test('a kept comparison comes in all forms', async ({ request }) => {
  const kept = await request.post('/api/v1/permalinks', { data: { question: XFS } })
  expect([200, 201]).toContain(kept.status())
  const { address } = await kept.json()
  expect(await (await request.post('/api/v1/permalinks', { data: { question: XFS } })).json()).toMatchObject({
    address,
    isNew: false,
  })
  const json = await (await request.get(`${address}/data.json`)).json()
  expect(json).toMatchObject({ changed: 0, parser: expect.any(String) })
  for (const form of ['csv', 'txt', 'md', 'svg']) {
    const answer = await request.get(`${address}/data.${form}`)
    expect(answer.ok(), form).toBe(true)
    expect(await answer.text()).toMatch(/67.?526|67<tspan[^>]*>526/)
  }
})

test('what changed since stands beside what was kept', async ({ page, request, checkAccessibility }) => {
  const json = await (await request.get(`/compare.json${XFS.slice(8)}`)).json()
  const group = json.comparison.panels[1].charts[0].groups[2]
  const { runId } = group.points[0].figures[0]
  const { address } = await (await request.post('/api/v1/permalinks', { data: { question: XFS } })).json()
  const correct = (value: string) =>
    request.post(`/api/v1/runs/${runId}/corrections`, {
      data: { field: 'mountOptions', value },
      headers: AS_OPERATOR,
    })
  expect((await correct('rw,noatime,delaylog,logbsize=64k')).ok()).toBe(true)
  try {
    await page.goto(address)
    await expect(page.getByText(/changed since/).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'System B', exact: true })).toContainText('logbsize=262144')
    await checkAccessibility()
    await page.getByRole('button', { name: "Keep today's values under a new address" }).click()
    await page.waitForURL((url) => /^\/p\/[0-9a-z]{6}$/.test(url.pathname) && url.pathname !== address)
    await expect(page.getByRole('region', { name: 'System B', exact: true })).toContainText('logbsize=64k')
  } finally {
    await correct(group.value)
  }
})

test('an address that was never given says so', async ({ page, expected, checkAccessibility }) => {
  expected(/404/)
  const answer = await page.goto('/p/zzzzzz')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No comparison has the address /p/zzzzzz')
  await checkAccessibility()
})

test('only our own pages may keep anything', async ({ request }) => {
  const answer = await request.post('/api/v1/permalinks', {
    data: { question: XFS },
    headers: { Origin: 'https://elsewhere.example.org', 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toMatchObject({ error: { code: 'cross_origin' } })
})
