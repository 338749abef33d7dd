import type { Page } from '@playwright/test'
import { fillArchive, rowsOf } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

const table = (page: Page) => page.getByRole('table', { name: /^Runs/ })
const rows = (page: Page) => table(page).locator('tbody tr')

test('all runs, page by page', async ({ page, checkAccessibility }) => {
  await page.goto('/runs')
  await expect(page.getByRole('heading', { level: 1, name: '38 runs' })).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await expect(rows(page).first()).toContainText('rw,noatime')
  await expect(rows(page).nth(2)).toContainText('equals A2')
  await checkAccessibility()
  await page.getByRole('link', { name: 'Next 13' }).click()
  await expect(page).toHaveURL('/runs?page=2')
  await expect(rows(page)).toHaveCount(13)
  await page.getByRole('link', { name: 'all 38' }).click()
  await expect(rows(page)).toHaveCount(38)
})

test('a figure leads to its characters in the mail', async ({ page }) => {
  await page.goto('/runs')
  await rows(page).first().getByRole('link', { name: '153107' }).click()
  await expect(page).toHaveURL(/\/messages\/[0-9a-z]{10}#L\d+\.\d+$/)
  await expect(page.locator('mark:target')).toHaveText('153107')
})

test('facets narrow, a chosen value takes itself out', async ({ page }) => {
  await page.goto('/runs')
  const facet = (name: string) => page.getByRole('region', { name })
  await facet('Filesystem').getByRole('link', { name: /^xfs/ }).click()
  await expect(page).toHaveURL('/runs?fs=xfs')
  await expect(page.getByRole('heading', { level: 1, name: '7 runs' })).toBeVisible()
  await facet('Benchmark')
    .getByRole('link', { name: /^netbench/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '1 run' })).toBeVisible()
  await page.getByRole('link', { name: 'remove filesystem xfs' }).click()
  await expect(page).toHaveURL('/runs?tool=netbench')
  await facet('Benchmark')
    .getByRole('link', { name: /^netbench/ })
    .click()
  await expect(page).toHaveURL('/runs')
})

test('one benchmark shows its figures as columns', async ({ page, checkAccessibility }) => {
  await page.goto('/runs?tool=tiobench&fs=ext3')
  await expect(page.getByRole('heading', { level: 1, name: '2 runs' })).toBeVisible()
  for (const head of ['threads', 'seq. read', 'random write'])
    await expect(table(page).getByRole('columnheader', { name: head })).toBeVisible()
  await expect(rows(page).filter({ hasText: '2.4.10' })).toContainText('26.02 to 13.01')
  await expect(table(page).getByRole('columnheader', { name: 'filesystem' })).toHaveCount(0)
  await checkAccessibility()
})

test('sorts by its heads', async ({ page }) => {
  await page.goto('/runs?tool=tiobench')
  await table(page).getByRole('link', { name: 'kernel' }).click()
  await expect(page).toHaveURL('/runs?tool=tiobench&sort=kernel')
  await expect(table(page).getByRole('columnheader', { name: 'kernel' })).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first()).toContainText('2.4.10')
  await table(page).getByRole('link', { name: 'kernel' }).click()
  await expect(rows(page).first()).toContainText('2.4.8')
})

test('chosen runs are compared in what they differ in', async ({ page }) => {
  await page.goto('/runs')
  await expect(page.getByRole('button', { name: 'Compare them' })).toHaveCount(0)
  await rows(page).nth(0).getByRole('checkbox').check()
  await rows(page).nth(1).getByRole('checkbox').check()
  await expect(page.getByText('they differ only in mount options')).toBeVisible()
  await page.getByRole('link', { name: 'Next 13' }).click()
  await expect(page.getByText('2 of them on other pages')).toBeVisible()
  await page.getByRole('button', { name: 'Compare them' }).click()
  await expect(page).toHaveURL(/\/compare\?run=\d+&run=\d+$/)
  await expect(page.getByRole('main')).toContainText('153107')
  await expect(page.getByRole('main')).toContainText('×0.44')
})

test('what is selected stands in the address, and is kept on other pages and for whoever is sent it', async ({
  page,
  context,
}) => {
  await page.goto('/runs')
  await rows(page).nth(0).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Next 13' }).click()
  await expect(page).toHaveURL(/\/runs\?page=2&selected=\d+$/)
  await rows(page).nth(3).getByRole('checkbox').check()
  await expect(page.getByText('2 runs selected, 1 of them on other pages')).toBeVisible()
  await expect(page).toHaveURL(/selected=\d+,\d+$/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('2 runs selected, 1 of them on other pages')).toBeVisible()
  await expect(rows(other).nth(3).getByRole('checkbox')).toBeChecked()
  await other.getByRole('button', { name: 'Select none' }).click()
  await expect(other).toHaveURL('/runs?page=2')
  await other.close()
})

test('columns at will, each of which sorts', async ({ page, checkAccessibility }) => {
  await page.goto('/runs?tool=tiobench')
  await page.getByText('Columns', { exact: true }).click()
  await checkAccessibility()
  await page.getByRole('checkbox', { name: 'subject' }).check()
  await page.getByRole('checkbox', { name: 'line' }).uncheck()
  await page.getByRole('button', { name: 'Show these' }).click()
  await expect(table(page).getByRole('columnheader', { name: 'subject' })).toBeVisible()
  await expect(table(page).getByRole('columnheader', { name: 'line' })).toHaveCount(0)
  await table(page).getByRole('link', { name: 'seq. read' }).click()
  await expect(page).toHaveURL(/sort=metric\.seq_read/)
  await expect(page).toHaveURL(/columns=[\w.,]*subject/)
  await expect(table(page).getByRole('columnheader', { name: 'seq. read' })).toHaveAttribute('aria-sort', 'descending')
  await page.goto('/runs?columns=kernel,value,list&sort=list&dir=asc')
  await expect(table(page).getByRole('columnheader')).toHaveText([/^(select)?$/, 'kernel', 'value', 'list ↑'])
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('link', { name: 'The usual ones' }).click()
  await expect(table(page).getByRole('columnheader', { name: 'benchmark' })).toBeVisible()
})

test('words, and what was looked for', async ({ page }) => {
  await page.goto('/runs?q=delaylog')
  await expect(page.getByRole('searchbox')).toHaveValue('delaylog')
  await expect(page.getByRole('link', { name: 'remove words delaylog' })).toBeVisible()
})

test('no run: which condition emptied it', async ({ page, checkAccessibility }) => {
  await page.goto('/runs?tool=bonnie%2B%2B&fs=jfs')
  await expect(page.getByRole('heading', { level: 1, name: 'No runs' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Without filesystem jfs there are 8 runs')
  await checkAccessibility()
  await page.getByRole('link', { name: '8 runs' }).click()
  await expect(page).toHaveURL('/runs?tool=bonnie%2B%2B')
})

test('broken values fall back with a word', async ({ page }) => {
  await page.goto('/runs?sort=speed&page=x&rows=7&year=soon')
  await expect(page.getByText('Left out: sort=speed is not a column. Sorted by date instead.')).toBeVisible()
  await expect(page.getByText(/^Left out:/)).toHaveCount(4)
  await expect(rows(page)).toHaveCount(25)
  await page.goto('/runs?page=99')
  await expect(page.getByText('26 to 38 of 38')).toBeVisible()
})

test('JSON and CSV answer the same question', async ({ page, request }) => {
  await page.goto('/runs?tool=netbench')
  const shown = (await rowsOf(page.getByRole('main'))).map((cells) => cells.join(' '))
  const json = await (await request.get(await hrefOf(page, 'JSON'))).json()
  expect(json).toMatchObject({ total: 5, pages: 1, next: null })
  expect(json.runs.map((run: { main: { text: string } }) => run.main.text)).toEqual(['773', '660', '532', '661', '683'])
  for (const run of json.runs) expect(shown.some((row) => row.includes(run.main.text))).toBe(true)
  const csv = await request.get(await hrefOf(page, 'CSV'))
  expect(csv.headers()['content-type']).toContain('text/csv')
  const lines = (await csv.text()).trimEnd().split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain('mount_options')
})

test('the CSV holds every page', async ({ request }) => {
  const csv = await (await request.get('/runs.csv?page=2')).text()
  expect(csv.trimEnd().split('\n')).toHaveLength(39)
})

const hrefOf = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('contentinfo').getByRole('link', { name }).getAttribute('href')) ?? ''

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('runs are browsed and compared', async ({ page }) => {
    await page.goto('/runs?fs=xfs&tool=bonnie%2B%2B')
    await expect(rows(page)).toHaveCount(6)
    await rows(page).nth(0).getByRole('checkbox').check()
    await rows(page).nth(1).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Compare them' }).click()
    await expect(page).toHaveURL(/\/compare\?run=\d+&run=\d+$/)
    await expect(page.getByRole('main')).toContainText('67526')
  })

  test('what is selected is kept, and more is selected on another page', async ({ page }) => {
    await page.goto('/runs')
    await rows(page).nth(0).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Keep them selected' }).click()
    await expect(page).toHaveURL(/\/runs\?selected=\d+$/)
    await page.getByRole('link', { name: 'Next 13' }).click()
    await expect(page).toHaveURL(/\/runs\?page=2&selected=\d+$/)
    await rows(page).nth(0).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Compare them' }).click()
    await expect(page).toHaveURL(/\/compare\?run=\d+&run=\d+$/)
    await page.goto('/runs?page=2&selected=1')
    await page.getByRole('link', { name: 'Select none' }).click()
    await expect(page).toHaveURL('/runs?page=2')
  })

  test('facets are there on a narrow page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto('/runs')
    await page.getByText('Filter by benchmark').click()
    await page.getByRole('region', { name: 'Benchmark' }).getByRole('link', { name: /^aim7/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '1 run' })).toBeVisible()
  })
})
