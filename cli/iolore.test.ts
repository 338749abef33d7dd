import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const COMMAND = fileURLToPath(new URL('./iolore.mjs', import.meta.url))
const SAMPLE = fileURLToPath(new URL('../prisma/archive/xfs-delaylog-2011.txt', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'iolore-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The command as a person runs it, in a folder that is not the checkout. */
function iolore(args: readonly string[], input = '') {
  const env = { ...process.env, IOLORE_DB: 'archive.db' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

// Every case starts a Node of its own.
const SLOW = { timeout: 60_000 }

test('parse prints one report of all its files, from any folder', SLOW, () => {
  writeFileSync(join(folder, 'nothing.txt'), 'no figures in here\n')
  const { status, stdout, stderr } = iolore(['parse', '--compact', SAMPLE, 'nothing.txt'])
  expect({ status, stderr, lines: stdout.trimEnd().split('\n').length }).toEqual({ status: 0, stderr: '', lines: 1 })
  const report = JSON.parse(stdout)
  expect(report.messages.map((message: { runs: unknown[] }) => message.runs.length)).toEqual([6, 0])
  expect(report.messages[0]).not.toHaveProperty('raw')
})

test('parse reads standard input', SLOW, () => {
  const { status, stdout } = iolore(['parse', '-'], 'no figures in here\n')
  expect(status).toBe(0)
  expect(JSON.parse(stdout).messages).toHaveLength(1)
})

test.each([
  ['no command', [], 'a command is missing'],
  ['an unknown command', ['frobnicate'], 'frobnicate is not a command'],
  ['no file', ['parse'], 'name at least one file'],
  ['an unknown option', ['parse', '--colour', 'x'], "Unknown option '--colour'"],
  ['standard input twice', ['parse', '-', '-'], '- can stand only once'],
])('%s is called wrongly: its usage, exit code 2', SLOW, (_, args, words) => {
  const { status, stdout, stderr } = iolore(args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(words)
  expect(stderr).toContain('usage: iolore')
  expect(stderr).not.toContain('    at ')
})

test.each([
  ['a file that is missing', 'missing.txt', 'missing.txt: no such file'],
  ['a folder', '.', '.: this is a folder'],
])('%s: words, exit code 1', SLOW, (_, name, words) => {
  const { status, stderr } = iolore(['parse', name])
  expect(status).toBe(1)
  expect(stderr).toBe(`iolore: ${words}${name === '.' ? ', not a file' : ''}\n`)
})

test('import makes the database and stores each message once; a missing file stops only itself', SLOW, () => {
  const first = iolore(['import', 'missing.txt', SAMPLE])
  expect(first).toMatchObject({ status: 1, stderr: 'iolore: missing.txt: no such file\n' })
  expect(first.stdout).toMatch(
    /: [0-9a-z]{10} new, 6 runs, 72 figures\n1 mail read, 1 with results\n1 message new with 6 runs, 0 already here\n$/,
  )
  const again = iolore(['import', '--json', SAMPLE])
  expect(again).toMatchObject({ status: 0, stderr: '' })
  expect(JSON.parse(again.stdout).messages).toMatchObject([{ status: 'known', runs: 6, figures: 72 }])
})

test.each([
  ['--help', 'usage: iolore parse FILE'],
  ['--version', '0.1.0'],
])('%s', SLOW, (option, words) => {
  const { status, stdout } = iolore([option])
  expect(status).toBe(0)
  expect(stdout).toContain(words)
})
