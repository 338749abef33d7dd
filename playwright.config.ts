import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ADMIN_TOKEN } from './e2e/operator'
import { freePort } from './scripts/steps/address.mjs'
import { findInstalledChromium } from './scripts/steps/chromium.mjs'

// This file is read again by every worker: what is chosen once is handed down in the environment.
process.env.IOLORE_E2E_PORTS ??= `${await freePort()} ${await freePort()}`
process.env.IOLORE_E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'iolore-e2e-'))

const folder = process.env.IOLORE_E2E_FOLDER
const [writing = '', reading = ''] = process.env.IOLORE_E2E_PORTS.split(' ')
const addressOf = (port: string) => `http://127.0.0.1:${port}`

/** A server with an empty archive of its own. */
const server = (port: string, database: string) => ({
  command: 'node scripts/start.mjs',
  // A page that fails would be waited for; this one the server answers by itself.
  url: `${addressOf(port)}/icon.svg`,
  timeout: 600_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    HOST: '127.0.0.1',
    PORT: port,
    IOLORE_DB: join(folder, database),
    IOLORE_SAMPLES: '0',
    IOLORE_ADMIN_TOKEN: ADMIN_TOKEN,
  },
})

const executablePath = findInstalledChromium()
const asRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalTeardown: './e2e/remove-database.ts',
  // What saves and corrects goes from an empty archive to a full one, what compares needs the documents as they were read:
  // each has a server of its own. One worker, files in the order of their names.
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
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // Pages are drawn without a graphics card; Chromium's sandbox does not work as root.
      args: ['--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'saving', testMatch: /\/[0-2]\d-.*\.spec\.ts$/, use: { baseURL: addressOf(writing) } },
    { name: 'comparing', testMatch: /\/[3-9]\d-.*\.spec\.ts$/, use: { baseURL: addressOf(reading) } },
  ],
  webServer: [server(writing, 'writing.db'), server(reading, 'archive.db')],
})
