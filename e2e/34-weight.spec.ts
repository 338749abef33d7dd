import { weighPage } from '../bench/page-weight'
import { fillArchive } from './fill-archive'
import { expect, test } from './fixtures'

test.beforeAll(({ request }) => fillArchive(request))

/** Bytes, compressed, of all that is sent before a page is at rest. */
const AT_MOST = 250_000

for (const [kind, address] of [
  ['bars', '/compare?tool=netbench&metric=peak_throughput&by=filesystem&base=ext2'],
  ['lines', '/compare?tool=tiobench&metric=seq_write&by=kernel&hold=filesystem:ext3'],
  ['a forest', '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions&hold=filesystem:xfs&machines=ratio'],
  ['a heat map and small charts', '/compare?tool=bonnie%2B%2B&metric=all&by=option.delaylog&hold=filesystem:xfs'],
] as const)
  test(`a comparison with ${kind} is light when it is first loaded`, async ({ baseURL }) => {
    const { page, shared } = await weighPage(`${baseURL}${address}`)
    expect(page).toBeGreaterThan(0)
    expect(page + shared).toBeLessThanOrEqual(AT_MOST)
  })

test('a page fetches the letters that it has, and no others', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fetched.push(response.url())
  })
  await page.goto('/messages', { waitUntil: 'networkidle' })
  expect(fetched).toHaveLength(3)
  await page.getByRole('searchbox').fill('Jürgen')
  await expect.poll(() => fetched.filter((url) => url.includes('latin'))).toHaveLength(1)
  expect(fetched).toHaveLength(4)
})
