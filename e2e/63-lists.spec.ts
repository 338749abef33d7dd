import { fillArchive } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

test('a list is had whole, or a page of it', async ({ request }) => {
  const all = await (await request.get('/runs.json?fs=xfs')).json()
  expect(all.runs).toHaveLength(all.total)
  expect(all).toMatchObject({ page: 1, pages: 1, next: null })
  const page = await (await request.get('/runs.json?rows=25')).json()
  expect(page.runs).toHaveLength(25)
  expect(page.next).toBe('/runs.json?page=2')
  const csv = await (await request.get('/messages.csv?q=delaylog')).text()
  expect(csv.split('\n')[0]).toBe('message,date,subject,from,runs,quoted,what,findings,href')
  const messages = await (await request.get('/messages.json?q=delaylog')).json()
  expect(csv.trimEnd().split('\n')).toHaveLength(messages.total + 1)
})

test('a list as CSV has the columns that were chosen, and says which run it is', async ({ request }) => {
  const head = async (query: string) => (await (await request.get(`/runs.csv${query}`)).text()).split('\n')[0]
  expect(await head('?columns=kernel,value')).toBe('run,kernel,value,as_printed,equals,message,href')
  expect(await head('?tool=dbench&columns=metric.throughput')).toBe('run,throughput,equals,message,href')
  for (const name of ['raid', 'poster', 'list', 'findings']) expect((await head(''))?.split(',')).toContain(name)
  expect(await (await request.get('/imports.csv')).text()).toMatch(/^import,name,files,/)
})

test('a page leads to its feed, which is one', async ({ page, request }) => {
  await page.goto('/runs?fs=xfs')
  const href = await page.getByRole('link', { name: 'Atom', exact: true }).getAttribute('href')
  expect(href).toBe('/runs.atom?fs=xfs')
  const subjects = ['benchmarks', 'filesystems', 'kernels', 'options', 'machines', 'posters', 'lists']
  const feeds = subjects.map((name) => `/${name}.atom`)
  for (const path of [href ?? '', '/messages.atom', '/messages.atom?q=%3C%26%22', ...feeds]) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const read = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        return { root: xml.documentElement.localName, self: xml.querySelector('link[rel=self]')?.getAttribute('href') }
      },
      await answer.text(),
    )
    expect(read.root).toBe('feed')
    expect(new URL(read.self ?? '').pathname).toBe(path.replace(/\?.*/, ''))
  }
})
