import type { Page } from '@playwright/test'

/** The operator's secret of every server that tests start. */
export const ADMIN_TOKEN = 'operator-of-these-tests'

/** What a program sends that is the operator. */
export const AS_OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}` }

/** The browser of this page becomes the operator's. */
export async function signIn(page: Page): Promise<void> {
  await page.request.post('/api/v1/session', { form: { token: ADMIN_TOKEN } })
}
