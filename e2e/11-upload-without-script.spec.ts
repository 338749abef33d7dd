import { archiveText, expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

const TIOBENCH = archiveText('ext3-tiobench-2.4.10-2001')
const NETBENCH = archiveText('netbench-journal-filesystems-2001')

test('a mail is pasted, looked at, put right and saved', async ({ page }) => {
  await page.goto('/upload')
  await page.getByRole('textbox', { name: /text of a mail/ }).fill(NETBENCH)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page).toHaveURL(/\/upload\/draft\//)
  await expect(page.getByRole('heading', { level: 1, name: '5 runs, 5 figures' })).toBeVisible()
  await expect(page.getByRole('link', { name: '773', exact: true }).first()).toBeVisible()

  const row = page.getByRole('row', { name: /^XFS/ })
  await row.getByText('not stated').click()
  await row.getByRole('textbox', { name: 'mount options of XFS' }).fill('defaults')
  await page.getByRole('button', { name: 'Save to the archive' }).click()

  await expect(page).toHaveURL(/\/messages\/[0-9a-z]{10}\?saved=new$/)
  await expect(page.getByRole('heading', { name: 'Saved: 5 runs, 5 figures' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^XFS/ })).toContainText('defaults')
  await expect(page.getByRole('link', { name: 'Compare by filesystem' })).toBeVisible()
})

test('what is there already is said to be there', async ({ page }) => {
  await page.goto('/upload')
  await page.getByRole('textbox', { name: /text of a mail/ }).fill(NETBENCH)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('button', { name: 'Save to the archive' }).click()
  await expect(page).toHaveURL(/\?saved=known$/)
  await expect(page.getByRole('heading', { name: 'Already here' })).toBeVisible()
})

test('several messages of one page are saved together', async ({ page }) => {
  await page.goto('/upload')
  const buffer = Buffer.from(TIOBENCH)
  await page.getByLabel('or a file').setInputFiles({ name: 'thread.txt', mimeType: 'text/plain', buffer })
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('read from thread.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Save to the archive' }).click()
  await expect(page).toHaveURL(/\/upload\?saved=/)
  await expect(page.getByRole('link', { name: 'ext3 on 2.4.10', exact: true })).toBeVisible()
})

test('an edited text is shown before it is saved', async ({ page }) => {
  await page.goto('/upload')
  await page.getByRole('textbox', { name: /text of a mail/ }).fill(NETBENCH)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('Edit the text').click()
  await page
    .getByRole('textbox', { name: 'The text of the mail' })
    .fill(NETBENCH.replace('EXT2 773 Mbps', 'EXT2 774 Mbps'))
  await page.getByRole('button', { name: 'Save to the archive' }).click()
  await expect(page).toHaveURL(/\/upload\/draft\//)
  await expect(page.getByRole('link', { name: '774', exact: true }).first()).toBeVisible()
})

test('an empty text, and one without a result, say so', async ({ page }) => {
  await page.goto('/upload')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('heading', { name: 'There is no text' })).toBeVisible()
  await page.getByRole('textbox', { name: /text of a mail/ }).fill('Hi,\nnothing to see here.\n')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('heading', { name: /^No result found/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'The text of the mail' })).toHaveValue(/nothing to see/)
})

test('a preview that is gone says so', async ({ page }) => {
  await page.goto('/upload/draft/00000000-0000-0000-0000-000000000000')
  await expect(page.getByRole('heading', { name: 'The preview is gone' })).toBeVisible()
})
