import { fillArchive, rowsOf } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

const QUESTION = '?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions&hold=filesystem:xfs'

test('JSON, CSV, text, Markdown and the picture hold what the page shows', async ({ request }) => {
  const json = await (await request.get(`/compare.json${QUESTION}`)).json()
  const [a] = json.comparison.panels
  expect(a.charts[0].groups.map((group: { points: { text: string }[] }) => group.points[0]?.text)).toEqual([
    '153107',
    '67526',
    '67526',
  ])
  expect(json.problems).toEqual([])
  const csv = await request.get(`/compare.csv${QUESTION}`)
  expect(csv.headers()['content-type']).toContain('text/csv')
  expect(await csv.text()).toContain('153107')
  const text = await (await request.get(`/compare.txt${QUESTION}`)).text()
  expect(text).toContain('rw,noatime,delaylog,logbsize=262144')
  expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/compare\?/)
  expect(await (await request.get(`/compare.md${QUESTION}`)).text()).toContain('67526')
  const picture = await request.get(`/compare.svg${QUESTION}`)
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  expect(await picture.text()).toMatch(
    /^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*System B[\s\S]*<\/svg>\s*$/,
  )
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('one asks, reads and shares', async ({ page }) => {
    await page.goto(`/compare${QUESTION}`)
    await page.getByLabel('Metric').selectOption({ value: 'seq_input_block' })
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    const a = page.getByRole('region', { name: 'System A', exact: true })
    expect((await rowsOf(a)).map(([, value]) => value)).toEqual(['127174', '53780', '53780'])
    await expect(a.locator('.drawing').getByRole('link')).toHaveCount(3)
    await page.getByRole('button', { name: 'Share this comparison' }).click()
    await expect(page).toHaveURL(/\/p\/[0-9a-z]{6}$/)
    await expect(page.getByRole('region', { name: 'System A', exact: true })).toContainText('127174')
  })
})
