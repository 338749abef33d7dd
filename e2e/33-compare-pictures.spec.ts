import type { APIRequestContext, Locator } from '@playwright/test'
import { drawingIn, rowsOf } from './fill-archive'
import { expect, test } from './fixtures'
import { inventDbench } from './invent-dbench'
import { type OwnServer, startOwnServer } from './own-server'

const KERNELS = ['2.4.9', '2.4.10-pre2', '2.4.10', '2.4.10-ac1', '2.4.11-pre1', '2.4.12']
const FILESYSTEMS = ['ext2', 'ext3', 'reiserfs', 'jfs', 'xfs', 'ext4', 'btrfs', 'reiser4', 'f2fs', 'bcachefs']
const CLIENTS = [1, 4, 16]

/** An archive of its own: what the other tests count stays as it is. */
let server: OwnServer
test.beforeAll(async ({ request }) => {
  test.setTimeout(300_000)
  server = await startOwnServer('pictures.db')
  const figures = (at: number) => CLIENTS.map((clients) => 20 + 3 * at + clients / 4)
  await save(
    request,
    inventDbench(
      'kernels',
      [16],
      KERNELS.toReversed().map((name) => ({ name, figures: [30 + 2 * KERNELS.indexOf(name)] })),
    ),
  )
  await save(
    request,
    inventDbench(
      'filesystems',
      CLIENTS,
      FILESYSTEMS.map((name, at) => ({ name, figures: figures(at) })),
    ),
  )
  await save(
    request,
    inventDbench(
      'repeats',
      [8, 8, 8, 8],
      [
        { name: '2.6.30', figures: [50, 51, 52, 53] },
        { name: '2.6.31', figures: [60, 61, 62, 63] },
        { name: '2.6.32', figures: [70, 71, 72, 73] },
      ],
    ),
  )
})
test.afterAll(() => server.stop('SIGTERM'))

async function save(request: APIRequestContext, mail: string): Promise<void> {
  const answer = await request.post(`${server.address}/api/v1/messages`, {
    data: mail,
    headers: { 'Content-Type': 'text/plain' },
  })
  expect(answer.ok()).toBe(true)
}

const ask = (subject: string, rest: string) => async (request: APIRequestContext) => {
  const { messages } = await (await request.get(`${server.address}/messages.json`)).json()
  const { id } = messages.find((one: { subject: string }) => one.subject.endsWith(subject))
  return `${server.address}/compare?tool=dbench&${rest}&msg=${id}`
}

const ticks = (drawing: Locator) => drawing.locator('text.tick').allTextContents()

test('many kernels stand along an axis in their order, releases named', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await page.goto(await ask('kernels', 'by=kernel')(request))
  const panel = page.locator('section.panel')
  expect((await rowsOf(panel)).map(([kernel]) => kernel)).toEqual(KERNELS)
  const drawing = drawingIn(panel)
  await expect(drawing.locator('path.l')).toHaveCount(1)
  await expect(drawing.getByRole('link')).toHaveCount(6)
  const named = (await ticks(drawing)).filter((text) => KERNELS.includes(text))
  expect(named).toEqual(KERNELS.filter((kernel) => named.includes(kernel)))
  expect(named).toEqual(expect.arrayContaining(['2.4.9', '2.4.10', '2.4.12']))
  await expect(page.getByText('Kernels in their order, whatever the time between them')).toBeVisible()
  await checkAccessibility()
})

test('each kernel against the one before it', async ({ page, request }) => {
  await page.goto(await ask('kernels', 'by=kernel&against=previous')(request))
  const forest = page.locator('table.forest')
  await expect(forest.locator('caption')).toContainText('the next one against the one before: 5 pairs of 1 machine')
  await expect(forest.getByRole('row', { name: /2\.4\.9 to 2\.4\.10-pre2/ })).toContainText('×1.07')
})

test('more lines than can be told apart are asked about', async ({ page, request, checkAccessibility }) => {
  await page.goto(await ask('filesystems', 'by=filesystem')(request))
  const panel = page.locator('section.panel')
  await expect(panel).toContainText('10 lines are more than can be told apart')
  await expect(panel.locator('.drawing')).toHaveCount(0)
  expect(await rowsOf(panel)).toHaveLength(CLIENTS.length)
  await checkAccessibility()
  const choices = panel.getByRole('checkbox')
  await expect(choices).toHaveCount(10)
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(8)
  for (const name of ['ext2', 'xfs']) await panel.getByRole('checkbox', { name, exact: true }).uncheck()
  await panel.getByRole('button', { name: 'Draw these' }).click()
  await page.waitForURL(/value=/)
  await expect(page.getByText('Only 6 chosen values of filesystem')).toBeVisible()
  await expect(drawingIn(page.locator('section.panel')).locator('path.l')).toHaveCount(6)
  await page.getByRole('link', { name: 'All values' }).click()
  await expect(page.locator('section.panel')).toContainText('10 lines')
})

test('repeats give a pair its interval and a rank test', async ({ page, request, checkAccessibility }) => {
  await page.goto(await ask('repeats', 'by=kernel&against=previous')(request))
  const forest = page.locator('table.forest')
  const row = forest.getByRole('row', { name: /2\.6\.30 to 2\.6\.31/ })
  await expect(row).toContainText('rank test p 0.029')
  // R: exp(t.test(log(60:63), log(50:53))$conf.int)
  await expect(row).toContainText('1.15 to 1.24')
  await expect(row.locator('line.ci')).toHaveCount(1)
  await checkAccessibility()
})
