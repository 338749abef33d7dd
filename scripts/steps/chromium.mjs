import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { runTool } from './run.mjs'
import { say } from './say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A Chromium that is installed here: IOLORE_CHROMIUM, else by its names in PATH. null: none.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function findInstalledChromium(env = process.env) {
  if (env.IOLORE_CHROMIUM) return env.IOLORE_CHROMIUM
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null
}

export const NO_CHROMIUM = `There is no Chromium for the tests of the pages. Any of these gives one:
  Debian          sudo apt-get install chromium
  Ubuntu, others  npx playwright install --with-deps chromium
  already there   IOLORE_CHROMIUM=/path/to/chrome npm test`

/** Whether there is a Chromium to test in: an installed one, else Playwright's own, which is fetched if it can be. */
export async function provideChromium() {
  if (findInstalledChromium() !== null) return true
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  if (existsSync(chromium.executablePath())) return true
  say("No Chromium in PATH: fetching Playwright's own …")
  await runTool('playwright', ['install', 'chromium'], { quiet: true })
  return existsSync(chromium.executablePath())
}
