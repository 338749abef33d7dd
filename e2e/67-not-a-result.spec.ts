import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures'
import { inventDbench } from './invent-dbench'
import { ADMIN_TOKEN, AS_OPERATOR } from './operator'
import { type OwnServer, startOwnServer } from './own-server'

const MAIL = inventDbench(
  'doubtful',
  [16],
  [
    { name: '2.4.9', figures: [30.1234] },
    { name: '2.4.10', figures: [41.5678] },
  ],
)
const ANSWER = `From: Lee Ping <lee@example.org>
Subject: Re: dbench
Message-ID: <answer@example.org>
In-Reply-To: <doubtful@example.org>
Date: Tue, 13 Oct 2009 10:00:00 +0000

On Mon, 12 Oct 2009, Kay
Ernel wrote:
> 2.4.10:
> Throughput 41.5678 MB/sec 16 procs

2.6.31:
Throughput 55.5000 MB/sec 16 procs
`

let server: OwnServer
let link: string
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startOwnServer('doubtful.db')
})
test.afterAll(() => server.stop('SIGTERM'))

const at = (path: string): string => `${server.address}${path}`
const textOf = async (request: APIRequestContext, path: string) => (await request.get(at(path))).text()
const save = async (request: APIRequestContext, data: string) =>
  (await request.post(at('/api/v1/messages'), { data, headers: { 'Content-Type': 'text/plain' } })).json()

test.describe
  .serial('a result that is none', () => {
    let address: string

    test('with the edit link a run is set aside: it counts nowhere, and what was shared says so', async ({
      page,
      request,
      checkAccessibility,
    }) => {
      link = at((await save(request, MAIL)).edit)
      const id = /\/messages\/(\w+)/.exec(link)?.[1] ?? ''
      const question = `/compare?tool=dbench&by=kernel&msg=${id}`
      address = (await (await request.post(at('/api/v1/permalinks'), { data: { question } })).json()).address
      await page.goto(link)
      await page.waitForURL(/\?edit=1$/)
      await page.getByRole('button', { name: 'Set aside' }).click()
      await expect(page.getByText('Nothing was changed: tick the runs that are meant.')).toBeVisible()
      const section = page.getByRole('region', { name: 'Not a result' })
      await section
        .getByRole('checkbox', { name: /dbench/ })
        .first()
        .check()
      await section.getByRole('textbox', { name: 'Why it is not a result' }).fill('the array was rebuilding')
      await section.getByRole('button', { name: 'Set aside' }).click()
      await expect(page.getByRole('region', { name: 'Set aside', exact: true })).toContainText(
        /1 figure .* set aside with the edit link, \d{4}-\d\d-\d\d \d\d:\d\d UTC \(“the array was rebuilding”\)/,
      )
      await expect(page.getByRole('region', { name: 'Changes' })).toContainText(
        'corrected with the edit link: result of run 1, a result to not a result',
      )
      await checkAccessibility()
      for (const path of ['/runs', '/runs.json', '/runs.csv', '/runs.atom', `/messages/${id}/csv`, question]) {
        const text = await textOf(request, path)
        expect(text, path).not.toContain('30.1234')
        expect(text, path).toContain('2.4.10')
      }
      expect((await (await request.get(at('/overview.json'))).json()).runs).toBe(1)
      await page.goto(at(address))
      await expect(page.getByText(/changed since/).first()).toBeVisible()
      expect(await textOf(request, `${address}/data.txt`)).toMatch(/set aside since: not a\s+result/)
    })

    test('it is taken back with one click', async ({ page, request }) => {
      await page.goto(link)
      await page.waitForURL(/\?edit=1$/)
      await page.getByRole('button', { name: 'it is a result' }).click()
      await expect(page.getByRole('region', { name: 'Changes' })).toContainText('taken back with the edit link: result')
      expect(await textOf(request, '/runs.csv')).toContain('30.1234')
      expect(await textOf(request, `${address}/data.txt`)).not.toContain('set aside')
    })

    test('without the link it is a proposal, for both runs at once, which the operator accepts', async ({
      page,
      request,
    }) => {
      const [href = ''] = link.split('#')
      await page.goto(`${href}?edit=1`)
      const section = page.getByRole('region', { name: 'Not a result' })
      for (const box of await section.getByRole('checkbox').all()) await box.check()
      await section.getByRole('button', { name: 'Propose to set aside' }).click()
      await expect(page.getByText('Thank you: it waits')).toBeVisible()
      expect(await textOf(request, '/runs.csv')).toContain('30.1234')
      await page.request.post(at('/api/v1/session'), { form: { token: ADMIN_TOKEN } })
      await page.goto(`${href}?edit=1`)
      await page.getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByRole('region', { name: 'Set aside', exact: true })).toContainText('by the operator')
      for (const figure of ['30.1234', '41.5678']) expect(await textOf(request, '/runs.csv')).not.toContain(figure)
      for (let left = 2; left > 0; left--) {
        await page.getByRole('button', { name: 'it is a result' }).first().click()
        await expect(page.getByRole('button', { name: 'it is a result' })).toHaveCount(left - 1)
      }
      expect(await textOf(request, '/runs.csv')).toContain('30.1234')
    })
  })

test('which lines belong to a run is said with a reason, and taken back', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const sweep = inventDbench('sweep', [4, 8, 16], [{ name: '2.6.30', figures: [11.1111, 12.2222, 13.3333] }])
  const { saved, edit } = await save(request, sweep)
  const { id } = saved[0]
  const { runs } = await (await request.get(at(`/api/v1/messages/${id}`))).json()
  const [first, last] = runs[0].lines
  await page.goto(at(edit))
  await page.waitForURL(/\?edit=1$/)
  await page.getByText(`${first}-${last}`, { exact: true }).locator('visible=true').click()
  await page.getByRole('textbox', { name: /^lines of/ }).fill(`${first}-${last - 1}`)
  await page
    .getByRole('textbox', { name: 'Why', exact: true })
    .locator('visible=true')
    .fill('a run that was broken off')
  await page.getByRole('button', { name: 'Set', exact: true }).locator('visible=true').click()
  await expect(page.getByText('Outside these lines, and set aside: 13.3333')).toBeVisible()
  await expect(page.getByText(/corrected with the edit link, .*“a run that was broken off”/).first()).toBeVisible()
  await checkAccessibility()
  expect(await textOf(request, `/messages/${id}/csv`)).not.toContain('13.3333')
  await page.getByRole('button', { name: 'take that back' }).click()
  await expect(page.getByText('Outside these lines')).toHaveCount(0)
  expect(await textOf(request, `/messages/${id}/csv`)).toContain('13.3333')
})

test('a masked name is met nowhere, until it is named again', async ({ page, request, checkAccessibility }) => {
  const { id } = (await save(request, MAIL)).saved[0]
  const answer = (await save(request, ANSWER)).saved[0].id
  const kept = await request.post(at('/api/v1/permalinks'), { data: { question: '/compare?tool=dbench&by=kernel' } })
  const { address } = await kept.json()
  const NAME = /Kay[\s>]{1,4}Ernel/
  const paths = [
    ...['/', '/runs', '/runs.json', '/runs.csv', '/runs.atom', '/messages', '/messages.json', '/messages.csv'],
    ...['/messages.atom', '/messages?q=ernel', `/messages/${id}`, `/messages/${id}?edit=1`, `/messages/${id}/text`],
    ...[`/messages/${answer}`, `/messages/${answer}/text`, `/api/v1/messages/${id}`, `/api/v1/messages/${answer}`],
    ...[`/api/v1/messages/${id}/changes`, '/m/doubtful@example.org/raw', '/compare?tool=dbench&by=kernel'],
    ...['/compare.json?tool=dbench&by=kernel', '/compare.bib?tool=dbench&by=kernel', '/compare/citation?tool=dbench'],
    ...['', '.json', '.csv', '.txt', '.md', '.bib', '/citation'].map((form) => `${address}${form}`),
  ]
  const naming = async (): Promise<readonly string[]> => {
    const found: string[] = []
    for (const path of paths) if (NAME.test(await textOf(request, path))) found.push(path)
    return found
  }
  expect(await naming()).toEqual(expect.arrayContaining(['/runs.json', `/messages/${id}`, `/messages/${answer}/text`]))

  for (const headers of [{}, { ...AS_OPERATOR, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }])
    expect((await request.post(at('/api/v1/masks'), { form: { name: 'Kay Ernel' }, headers })).status()).toBe(403)
  expect(await naming()).not.toEqual([])

  await page.request.post(at('/api/v1/session'), { form: { token: ADMIN_TOKEN } })
  await page.goto(at('/operator'))
  await page.getByRole('textbox', { name: 'Name to mask' }).fill('Kay Ernel')
  await page.getByRole('textbox', { name: 'Why it is masked' }).fill('asked for')
  await page.getByRole('button', { name: 'Mask', exact: true }).click()
  const masks = page.getByRole('region', { name: 'Masked names' })
  await expect(masks).toContainText(/Kay Ernel masked poster [0-9a-z]{6}, since/)
  await checkAccessibility()
  expect(await naming()).toEqual([])
  const { total } = await (await request.get(at('/messages.json?q=ernel&page=1'))).json()
  expect(total).toBe(0)
  const label = /masked poster [0-9a-z]{6}/.exec((await masks.textContent()) ?? '')?.[0] ?? ''
  await page.goto(at(`/posters/${encodeURIComponent(label)}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label)
  // who comes later is masked as well
  await save(request, MAIL.replace('<doubtful@', '<later@').replaceAll('41.5678', '42.4242'))
  expect(await naming()).toEqual([])

  await page.goto(at('/operator'))
  await page.getByRole('button', { name: 'name again' }).click()
  await expect(page.getByText('Kay Ernel')).toHaveCount(0)
  expect(await naming()).toEqual(expect.arrayContaining(['/runs.json', `/messages/${id}`, `/messages/${answer}/text`]))
})
