// `npm test`: everything that has to hold, in a temporary database and on a free port. Goes on after a failure, so that one run
// shows all of them; the last line counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './steps/build.mjs'
import { NO_CHROMIUM, provideChromium } from './steps/chromium.mjs'
import { generateClient } from './steps/generate.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { runTool } from './steps/run.mjs'
import { main, say, Trouble } from './steps/say.mjs'

// A log is read as text.
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR ??= '1'

const folder = mkdtempSync(join(tmpdir(), 'iolore-test-'))
const results = []

/** A check counts as one test; a check that counts its own tests answers how many passed and failed. */
async function check(name, work) {
  say(`\n--- ${name}`)
  try {
    const counted = await work()
    results.push({ name, passed: 1, failed: 0, ...counted })
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    say(error.message)
    results.push({ name, passed: 0, failed: 1 })
  }
}

/** The report that a test runner wrote; without one it did not come to its tests. */
function readReport(file, name) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Trouble(`${name} wrote no report.`)
  }
}

async function unitTests() {
  const file = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runTool('vitest', ['run', ...reporters])
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(file, 'Vitest')
  // A file that cannot even be loaded has no test that fails.
  const failed = numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites))
  return { passed: numPassedTests, failed }
}

/** Runs the benchmarks that are installed here and reads what they print today. What is not installed is left out, and named. */
async function liveTests() {
  const file = join(folder, 'live.json')
  const args = ['run', '--config', 'live/vitest.config.ts', '--reporter=default', '--reporter=json']
  const { code } = await runTool('vitest', [...args, `--outputFile.json=${file}`])
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readReport(file, 'Vitest')
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const leftOut = new Set(
    tests.filter(({ status }) => status === 'skipped').map(({ ancestorTitles: [title] }) => title),
  )
  for (const title of leftOut) say(`Left out: ${title}.`)
  const failed = numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites))
  return {
    passed: numPassedTests,
    failed,
    note: leftOut.size > 0 ? `${leftOut.size} left out: not installed here` : '',
  }
}

async function pageTests() {
  if (!(await provideChromium())) throw new Trouble(NO_CHROMIUM)
  const file = join(folder, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, IOLORE_E2E_FOLDER: join(folder, 'e2e') }
  const { code } = await runTool('playwright', ['test', '--reporter=list,json'], { env })
  const { expected, unexpected, flaky } = readReport(file, 'Playwright').stats
  return { passed: expected, failed: unexpected + flaky || (code === 0 ? 0 : 1) }
}

await main(async () => {
  checkNodeVersion()
  try {
    await install()
    await generateClient()
    await check(
      'Biome: form and lint',
      async () => void (await runTool('biome', ['check', '.'], { failure: 'Biome found something.' })),
    )
    await check('Types', async () => {
      await runTool('next', ['typegen'], { quiet: true, failure: 'The types of the routes could not be written:' })
      await runTool('tsc', ['--noEmit'], { failure: 'The types do not fit.' })
    })
    await check('Unit tests', unitTests)
    await check('Benchmarks run here', liveTests)
    await check('Build', build)
    const built = results.at(-1).failed === 0
    await check(
      'Pages in a browser',
      built ? pageTests : async () => Promise.reject(new Trouble('Left out: there is no build.')),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  say('\nSummary')
  for (const { name, passed, failed, note } of results)
    say(`  ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0) process.exitCode = 1
})
