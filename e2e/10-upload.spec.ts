import type { Page } from '@playwright/test'
import { archiveText, expect, test } from './fixtures'
import { signIn } from './operator'

const XFS = archiveText('xfs-delaylog-2011')
const box = (page: Page) => page.getByRole('textbox', { name: /text of a mail/ })

/** The box is a form of its own before its script has come. */
async function open(page: Page): Promise<void> {
  await page.goto('/upload')
  await page.locator('[data-ready=true]').waitFor()
}

async function paste(page: Page, text: string): Promise<void> {
  await open(page)
  await box(page).fill(text)
}

test.describe('pasting xfs-delaylog-2011', () => {
  test('shows six runs, their conditions and the finding that A3 equals A2', async ({ page, checkAccessibility }) => {
    test.slow() // axe looks at every one of some thousand marks, twice
    await paste(page, XFS)
    await expect(page.getByRole('heading', { level: 1, name: '6 runs, 72 figures' })).toBeFocused()
    await expect(page.getByText('A3 equals A2 in all 12 figures and 12 latencies')).toBeVisible()
    for (const run of ['A1', 'A2', 'A3', 'B1', 'B2', 'B3']) {
      await expect(page.getByRole('heading', { level: 3, name: run, exact: true })).toBeVisible()
    }
    const a1 = page.getByRole('region', { name: 'A1', exact: true })
    await expect(a1.getByRole('link', { name: '153107', exact: true })).toHaveAttribute('href', /^#L\d+\.\d+$/)
    await expect(page.getByText('2.6.35.10-74.fc14.x86_64').first()).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'kernel' })).toHaveCount(1)
    await checkAccessibility()
  })

  test('lights a figure up in the mail and in its table', async ({ page }) => {
    await paste(page, XFS)
    const cell = page
      .getByRole('region', { name: 'A1', exact: true })
      .getByRole('link', { name: '153107', exact: true })
    const address = await cell.getAttribute('href')
    const mark = page.locator(`[id="${address?.slice(1)}"]`)
    await expect(mark).toHaveText('153107')
    await cell.hover()
    await expect(mark).toHaveClass(/lit/)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(mark).not.toHaveClass(/lit/)
    // The focus scrolls the page; the pointer must not come to lie on another figure.
    await page.mouse.move(0, 0)
    await mark.getByRole('link').focus()
    await expect(page.locator('td.lit')).toHaveText('153107')
  })

  test('is one stop of the tab key, and arrows go from figure to figure', async ({ page }) => {
    await paste(page, XFS)
    // What was read takes the focus once it stands there.
    await expect(page.getByRole('heading', { level: 1, name: '6 runs, 72 figures' })).toBeFocused()
    const figures = page.locator('.mail mark > a')
    await figures.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(figures.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(figures.first()).toBeFocused()
    await expect(page.locator('.mail a[tabindex="0"]')).toHaveCount(1)
  })

  test('survives a reload', async ({ page }) => {
    await paste(page, XFS)
    await expect(page.getByRole('heading', { level: 1, name: '6 runs, 72 figures' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '6 runs, 72 figures' })).toBeVisible()
  })

  test('lets every condition be corrected, for one run or for all that share it', async ({ page }) => {
    await paste(page, XFS)
    const a3 = page.getByRole('region', { name: 'A3', exact: true })
    await a3.getByText('rw,noatime,delaylog,logbsize=262144', { exact: true }).first().click()
    await a3.getByRole('textbox', { name: 'mount options of A3' }).fill('rw, noatime, delaylog')
    await a3.getByRole('button', { name: 'Set' }).click()
    await expect(a3.getByText('read as rw,noatime,delaylog,logbsize=262144')).toBeVisible()
    await expect(page.getByText('1 correction, 1 finding')).toBeVisible()
    await a3.getByRole('button', { name: /take that back/ }).click()
    await expect(page.getByText('1 correction')).toHaveCount(0)

    const scope = page.locator('.read').first()
    await scope.getByText('2.6.35.10-74.fc14.x86_64').click()
    await scope.getByRole('textbox', { name: 'kernel of 6 runs' }).fill('2.6.35.10')
    await scope.getByRole('button', { name: 'Set' }).first().click()
    await expect(page.getByText('6 corrections, 1 finding')).toBeVisible()
  })

  test('lets a condition be added that nobody states', async ({ page }) => {
    await paste(page, XFS)
    const b1 = page.getByRole('region', { name: 'B1', exact: true })
    await b1.getByText('add a condition').click()
    await b1.getByRole('textbox', { name: 'Value of the condition of B1' }).fill('deadline')
    await b1.getByRole('button', { name: 'Add' }).click()
    await expect(b1.getByRole('alert')).toContainText('Name what was varied')
    await b1.getByRole('textbox', { name: 'Name of what was varied in B1' }).fill('I/O scheduler')
    await b1.getByRole('button', { name: 'Add' }).click()
    await expect(b1.getByText('deadline').first()).toBeVisible()
    await expect(b1.getByText('not stated in the mail')).toBeVisible()
  })

  test('is saved with its corrections; saved again it is already here', async ({ page }) => {
    await paste(page, XFS)
    const a1 = page.getByRole('region', { name: 'A1', exact: true })
    await a1.getByText('add a condition').click()
    await a1.getByRole('textbox', { name: 'Name of what was varied in A1' }).fill('I/O scheduler')
    await a1.getByRole('textbox', { name: 'Value of the condition of A1' }).fill('cfq')
    await a1.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Save to the archive' }).click()
    await expect(page.getByRole('heading', { name: 'Saved: 6 runs, 72 figures' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compare by mount options' })).toBeVisible()
    await page.getByRole('link', { name: /IOPS out of RAID0/ }).click()
    await expect(page).toHaveURL(/\/messages\/[0-9a-z]{10}$/)
    await expect(page.getByText('cfq')).toBeVisible()

    await paste(page, XFS)
    await page.getByRole('button', { name: 'Save to the archive' }).click()
    await expect(page.getByRole('heading', { name: 'Already here' })).toBeVisible()
    await expect(page.getByText('Nothing was added')).toBeVisible()
    await expect(page.getByRole('link', { name: /IOPS out of RAID0/ })).toBeVisible()
  })

  test('takes a new correction into what is already here', async ({ page }) => {
    await signIn(page)
    await paste(page, XFS)
    const a1 = page.getByRole('region', { name: 'A1', exact: true })
    await a1.getByText('add a condition').click()
    await a1.getByRole('textbox', { name: 'Name of what was varied in A1' }).fill('I/O scheduler')
    await a1.getByRole('textbox', { name: 'Value of the condition of A1' }).fill('noop')
    await a1.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Save to the archive' }).click()
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await expect(page.getByText('1 correction saved')).toBeVisible()
    await page.getByRole('link', { name: /IOPS out of RAID0/ }).click()
    await expect(page.getByText('noop').first()).toBeVisible()
  })

  test('proposes it where the message is another one’s', async ({ page }) => {
    await paste(page, XFS)
    const a1 = page.getByRole('region', { name: 'A1', exact: true })
    await a1.getByText('add a condition').click()
    await a1.getByRole('textbox', { name: 'Name of what was varied in A1' }).fill('swap')
    await a1.getByRole('textbox', { name: 'Value of the condition of A1' }).fill('off')
    await a1.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Save to the archive' }).click()
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await expect(page.getByText('1 correction proposed')).toBeVisible()
    await page.getByRole('link', { name: /IOPS out of RAID0/ }).click()
    await expect(page.getByText('1 proposal waits')).toBeVisible()
  })
})

test.describe('what cannot be read', () => {
  test('a text without a result says what was looked for and what came closest', async ({
    page,
    checkAccessibility,
  }) => {
    await paste(page, 'Hi,\n\nthe new disk is fine, it does about 38 MB/s here.\n\nTomas\n')
    await expect(page.getByRole('heading', { name: /^No result found in \d+ lines$/ })).toBeVisible()
    await expect(page.getByText(/Looked for the output of \d+ benchmarks/)).toBeVisible()
    await expect(page.getByRole('cell', { name: 'the new disk is fine, it does about 38 MB/s here.' })).toBeVisible()
    await expect(box(page)).toHaveValue(/38 MB\/s/)
    await checkAccessibility()
  })

  test('a table that was cut off says why it was not read', async ({ page }) => {
    const head = XFS.split('\n')
      .filter((line) => /^Version {2}1\.96|^Concurrency|^Machine/.test(line))
      .slice(0, 3)
    await paste(page, `Numbers:\n\n${head.join('\n')}\n\nthe rest was cut off\n`)
    await expect(page.getByRole('heading', { name: /No result found/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Version/ })).toBeVisible()
  })

  test('a binary file', async ({ page }) => {
    await open(page)
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2, 3, 0xff, 0xfe, 0, 0])
    await page.getByLabel('or a file').setInputFiles({ name: 'disk.png', mimeType: 'image/png', buffer: bytes })
    await expect(page.getByRole('heading', { name: 'This is no text' })).toBeVisible()
  })

  test('a broken charset is read all the same', async ({ page }) => {
    await open(page)
    const text = XFS.replace('Hello Gavin', 'Hello G\u00e4vin')
    const latin = Buffer.from(text, 'latin1')
    await page.getByLabel('or a file').setInputFiles({ name: 'mail.txt', mimeType: 'text/plain', buffer: latin })
    await expect(page.getByRole('heading', { level: 1, name: '6 runs, 72 figures' })).toBeVisible()
    await expect(page.getByText('Hello G\u00e4vin')).toBeVisible()
  })

  test('a file that is longer than a paste may be is an archive', async ({ page }) => {
    await open(page)
    const long = `${XFS}\n${'x'.repeat(99)}\n`.padEnd(20_000_100, 'y\n')
    await page
      .getByLabel('or a file')
      .setInputFiles({ name: 'long.mbox', mimeType: 'text/plain', buffer: Buffer.from(long) })
    await expect(page.getByText('long.mbox, 20 MB')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused()
  })

  test('HTML with a script in it is text', async ({ page }) => {
    await paste(page, `${XFS.replace('Regards', '<script>document.title = "run"</script><b>Regards</b>')}`)
    await expect(page.getByText('<script>document.title = "run"</script><b>Regards</b>')).toBeVisible()
    await expect(page).toHaveTitle(/^Upload/)
  })

  test('a server that does not answer loses nothing', async ({ page, expected }) => {
    expected(/Failed to load resource/)
    await paste(page, XFS)
    await page.route('**/api/v1/messages', (route) => route.abort())
    await page.getByRole('button', { name: 'Save to the archive' }).click()
    await expect(page.locator('.save').getByRole('alert')).toContainText('Not saved.')
    await expect(page.getByRole('heading', { level: 1, name: '6 runs, 72 figures' })).toBeVisible()
  })
})
