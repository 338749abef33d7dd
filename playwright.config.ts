import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { freePort } from './scripts/steps/address.mjs'
import { findInstalledChromium } from './scripts/steps/chromium.mjs'

// This file is read again by every worker: what is chosen once is handed down in the environment.
process.env.IOLORE_E2E_PORT ??= String(await freePort())
process.env.IOLORE_E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'iolore-e2e-'))

const port = Number(process.env.IOLORE_E2E_PORT)
const executablePath = findInstalledChromium()
const asRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalTeardown: './e2e/remove-database.ts',
  // One server with one archive, from empty to full: so one worker, files in the order of their names.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // Generous: on a busy machine a page takes seconds, and a test that passes does not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // Chromium's sandbox does not work as root.
      args: asRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: 'node scripts/start.mjs',
    // A page that fails would be waited for; this one the server answers by itself.
    url: `http://127.0.0.1:${port}/icon.svg`,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      IOLORE_DB: join(process.env.IOLORE_E2E_FOLDER, 'archive.db'),
      IOLORE_SAMPLES: '0',
    },
  },
})
