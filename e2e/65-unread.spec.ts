import { expect, test } from './fixtures'

/** A result of dbench, and a table of bonnie++ whose figures were cut away. */
const MAIL = `From: Ann Poe <ann.poe@example.org>
Date: Tue, 9 Oct 2012 10:00:00 +0000
Message-ID: <not-understood@example.org>
Subject: one result and a half

Throughput 81.5 MB/sec 8 procs

> bob.roe@example.net sent this:
> Version  1.96       ------Sequential Output------ --Sequential Input- --Random-
> Concurrency   1     -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--
> Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP
> (the rest was cut)
`

test.beforeAll(async ({ request }) => {
  const answer = await request.post('/api/v1/messages', { data: MAIL, headers: { 'Content-Type': 'text/plain' } })
  expect(answer.ok()).toBe(true)
})

test('what was not understood: its lines, the way to them, and a file to send on', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'What was not understood' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /stretch(es)? not understood$/ })).toBeVisible()
  const one = page.getByRole('region', { name: /look like bonnie\+\+/ }).first()
  await expect(one).toContainText('> Version  1.96')
  await expect(page.getByRole('main')).not.toContainText('bob.roe')
  await checkAccessibility()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    one.getByRole('link', { name: 'Send on as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^iolore-[0-9a-z]{10}-line-\d+\.txt$/)
  await one.getByRole('link', { name: 'one result and a half' }).click()
  await expect(page).toHaveURL(/\/messages\/[0-9a-z]{10}#L\d+$/)
  await expect(page.locator('li:target')).toContainText('Version  1.96')
})

test('the finding in its mail says what to do about it', async ({ page, request }) => {
  const { stretches } = await (await request.get('/unread.json?tool=bonnie%2B%2B')).json()
  await page.goto(`/messages/${stretches[0].messageId}`)
  await expect(page.getByText('Nothing of it is in a table or a comparison')).toBeVisible()
  const href = await page.getByRole('link', { name: 'Send it on as a file' }).getAttribute('href')
  const report = await request.get(href ?? '')
  expect(report.headers()['content-disposition']).toContain('attachment')
  const text = await report.text()
  expect(text).toMatch(/^IOlore \d+\.\d+\.\d+, parser \d+: lines that look like bonnie\+\+/)
  expect(text).toContain('Message-ID: not-understood@example.org')
  expect(text).not.toContain('bob.roe')
})

test('the list is also JSON, CSV and a feed', async ({ page, request }) => {
  await page.goto('/unread?tool=bonnie%2B%2B')
  for (const [name, type] of [
    ['JSON', 'application/json'],
    ['CSV', 'text/csv'],
    ['Atom', 'application/atom+xml'],
  ] as const) {
    const href = await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).getAttribute('href')
    expect(href).toContain('tool=bonnie%2B%2B')
    const answer = await request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain(type)
    const text = await answer.text()
    expect(text).toContain('could not be read')
    expect(text).not.toMatch(/bob\.roe|ann\.poe/)
  }
  expect((await request.get('/unread/0000000000/1/report.txt')).status()).toBe(404)
})

test('nothing of a benchmark: what to do', async ({ page, checkAccessibility }) => {
  await page.goto('/unread?tool=aim7&rows=7')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing not understood' })).toBeVisible()
  await expect(page.getByText('Left out: rows=7')).toBeVisible()
  await checkAccessibility()
})
