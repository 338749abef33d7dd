import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

interface Fixtures {
  /** Looks at the page as it stands in light and in dark, and fails on anything that axe finds. */
  readonly checkAccessibility: () => Promise<void>
  /**
   * What the browser complained of so far. A test that means to provoke something (a page that answers 404) takes it out:
   * `expected(/404/)`; whatever is left at the end fails the test.
   */
  readonly expected: (complaint: RegExp) => void
}

/** Collects errors and warnings of the console, and exceptions, of a page and of those it opens. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${colorScheme}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

const complaintsOf = new WeakMap<Page, { complaints: string[]; allowed: RegExp[] }>()

/** Playwright's test with an eye on the console: it has to stay empty. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    const allowed: RegExp[] = []
    complaintsOf.set(page, { complaints, allowed })
    listen(page, complaints)
    page.context().on('page', (opened) => {
      if (opened !== page) listen(opened, complaints)
    })
    await use(page)
    const left = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))
    expect(left, 'the console stays empty').toEqual([])
  },
  expected: async ({ page }, use) => {
    await use((complaint) => complaintsOf.get(page)?.allowed.push(complaint))
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async () => {
      const violations = [...(await violationsIn(page, 'light')), ...(await violationsIn(page, 'dark'))]
      expect(violations, 'axe finds nothing').toEqual([])
    })
  },
})

export { expect }

/** A document of the sample archive: `archiveText('xfs-delaylog-2011')`. */
export const archiveText = (name: string): string =>
  readFileSync(new URL(`../prisma/archive/${name}.txt`, import.meta.url), 'utf8')
