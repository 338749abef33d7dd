import { chromium } from '@playwright/test'
import { findInstalledChromium } from '../scripts/steps/chromium.mjs'

/** What a browser with nothing kept is sent until the page is at rest, as it travels: compressed. Bytes. */
export interface PageWeight {
  readonly page: number
  /** scripts, styles and type, which the next page has already */
  readonly shared: number
}

/** Opens a page in a real browser and adds up what came over the line. */
export async function weighPage(url: string): Promise<PageWeight> {
  const executablePath = findInstalledChromium()
  const asRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: asRoot ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    const weight = { page: 0, shared: 0 }
    const isShared = new Map<string, boolean>()
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      isShared.set(requestId, request.url.includes('/_next/static/'))
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weight[isShared.get(requestId) === true ? 'shared' : 'page'] += encodedDataLength
    })
    await session.send('Network.enable')
    await page.goto(url, { waitUntil: 'networkidle' })
    return weight
  } finally {
    await browser.close()
  }
}
