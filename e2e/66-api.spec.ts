import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fillArchive } from './fill-archive'
import { expect, test } from './fixtures'
import { AS_OPERATOR } from './operator'

// What stands here needs the whole server; answers, their schemas, lists and doors are tried in app/api/v1/*.test.ts.

const run = promisify(execFile)

test.beforeAll(async ({ request }) => fillArchive(request))

test('a script that knows only the document finds the figures of the page', async ({ page, baseURL }) => {
  const { stdout } = await run(process.execPath, ['docs/examples/xfs-block-writes.mjs', baseURL ?? ''])
  const printed = stdout
    .trim()
    .split('\n')
    .map((line) => line.split('\t').at(-1))
  await page.goto('/runs?fs=xfs&series=2.6&tool=bonnie%2B%2B')
  const heads = (await page.locator('thead th').allTextContents()).map((text) => text.trim())
  const place = heads.findIndex((text) => text.startsWith('block write'))
  const rows = page.locator('tbody tr')
  const cells = await rows.evaluateAll((all, at) => all.map((row) => row.children[at]?.textContent ?? ''), place)
  // a narrow page names the column and its unit in each cell
  const shown = cells.map((cell) => `${/\d[\d.]*/.exec(cell)?.[0]} KiB/s`)
  expect(shown.length).toBeGreaterThan(3)
  expect(printed).toEqual(shown)
})

test('every address knows HEAD and If-None-Match, and is closed to what it is not for', async ({ request }) => {
  for (const path of ['/runs', '/overview', '/openapi.json', '/metrics', '/messages']) {
    const got = await request.get(`/api/v1${path}`)
    const etag = got.headers().etag ?? ''
    expect(etag, path).toMatch(/^"[\w-]{43}"$/)
    expect(got.headers()['access-control-allow-origin']).toBe('*')
    const head = await request.head(`/api/v1${path}`)
    expect([head.status(), head.headers().etag, (await head.body()).length], path).toEqual([200, etag, 0])
    const known = await request.get(`/api/v1${path}`, { headers: { 'If-None-Match': etag } })
    expect([known.status(), (await known.body()).length], path).toEqual([304, 0])
    expect((await request.delete(`/api/v1${path}`)).status(), path).toBe(405)
  }
})

test('what is no address is an error of the same shape', async ({ request }) => {
  for (const path of ['', '/nothing', '/runs/1/nothing', '/a/b/c/d'])
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const response = await request.fetch(`/api/v1${path}`, { method })
      expect([response.status(), (await response.json()).error.code], `${method} ${path}`).toEqual([
        404,
        'no_such_address',
      ])
    }
})

test('names with signs in them stand in paths', async ({ request }) => {
  const sent = { headers: AS_OPERATOR }
  const { runs } = await (await request.get('/api/v1/runs?option=delaylog&limit=1')).json()
  const [{ id, mountOptions }] = runs
  const correct = (value: string) =>
    request.post(`/api/v1/runs/${id}/corrections`, { ...sent, data: { field: 'mountOptions', value } })
  expect((await correct('logdev=/dev/sd%b')).status()).toBe(204)
  const { subjects } = await (await request.get('/api/v1/subjects/options')).json()
  const values = subjects.map(({ value }: { value: string }) => value)
  expect(values).toContain('logdev=/dev/sd%b')
  for (const value of values) {
    const found = await (await request.get(`/api/v1/subjects/options/${encodeURIComponent(value)}`)).json()
    expect(found.value).toBe(value)
    expect(found.runs).toBeGreaterThan(0)
  }
  expect((await correct(mountOptions.join(','))).status()).toBe(204)
})

test('the document is a page, too', async ({ page, checkAccessibility }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'For programs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For programs')
  await expect(page.getByRole('heading', { name: 'GET /api/v1/runs', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /^series a series of kernels/ })).toBeVisible()
  await checkAccessibility()
})
