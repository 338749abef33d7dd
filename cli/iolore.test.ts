import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const COMMAND = fileURLToPath(new URL('./iolore.mjs', import.meta.url))
const SAMPLE = fileURLToPath(new URL('../prisma/archive/xfs-delaylog-2011.txt', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'iolore-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The command as a person runs it, in a folder that is not the checkout. */
function iolore(args: readonly string[], input = '', archive = 'archive.db') {
  const env = { ...process.env, IOLORE_DB: archive }
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

test('export writes a folder that import makes the same archive of', SLOW, () => {
  expect(iolore(['import', SAMPLE]).status).toBe(0)
  const written = iolore(['export', 'copies/today'])
  expect(written).toMatchObject({ status: 0, stderr: '' })
  expect(written.stdout).toBe(
    'copies/today: 1 message with 6 runs and 72 figures, 0 corrections, 0 shared comparisons\n',
  )
  // The folder that it lies in is as good.
  const taken = iolore(['import', 'copies'], '', 'other.db')
  const whole = 'copies/today: an export with 1 message and 6 runs, undamaged\n'
  expect(taken).toMatchObject({ status: 0, stderr: '' })
  expect(taken.stdout).toContain(`${whole}1 message new, 0 already here\n`)
  expect(iolore(['export', 'again'], '', 'other.db').status).toBe(0)
  for (const name of readdirSync(join(folder, 'again')))
    expect(readFileSync(join(folder, 'again', name))).toEqual(readFileSync(join(folder, 'copies/today', name)))
  expect(iolore(['import', '--dry-run', 'again'])).toMatchObject({
    stdout: expect.stringContaining('Nothing was stored'),
  })

  appendFileSync(join(folder, 'again/runs.jsonl'), '{}\n')
  expect(iolore(['import', 'again'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('iolore: again: an export of IOlore that is damaged: runs.jsonl has'),
  })
  expect(iolore(['export', 'again'])).toMatchObject({
    ...{ status: 1, stdout: '' },
    stderr: "iolore: again: is not empty, and an export takes nothing's place\n",
  })
})

test('mask takes a name out of the archive, lists it, and puts it back', SLOW, () => {
  const mail = readFileSync(SAMPLE, 'utf8').replace(/^From: .*$/m, 'From: Ann Poe <ann@example.org>')
  expect(iolore(['import', '-'], mail, 'masked.db').status).toBe(0)
  const masked = iolore(['mask', '--reason', 'asked for', 'Ann Poe'], '', 'masked.db')
  expect(masked).toMatchObject({ status: 0, stderr: '' })
  expect(masked.stdout).toMatch(/^1 message masked, masked poster [0-9a-z]{6}\n$/)
  expect(iolore(['mask', '--list'], '', 'masked.db').stdout).toMatch(
    /^\d{4}-\d\d-\d\d {2}masked poster .{6} {2}Ann Poe\n$/,
  )
  expect(iolore(['mask', '--undo', 'Ann Poe'], '', 'masked.db').stdout).toContain('1 message read anew')
  expect(iolore(['mask', '--undo', 'Ann Poe'], '', 'masked.db')).toMatchObject({
    ...{ status: 1, stderr: 'iolore: "Ann Poe" is not masked.\n' },
  })
  expect(iolore(['mask', 'Ann', 'Poe'], '', 'masked.db')).toMatchObject({ status: 2 })
})

test('there is nothing to export', SLOW, () => {
  expect(iolore(['export', 'nothing'], '', 'missing.db')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The database is not there'),
  })
  expect(existsSync(join(folder, 'missing.db'))).toBe(false)
})

test.each([
  ['--help', 'usage: iolore parse FILE'],
  ['--version', '0.1.0'],
])('%s', SLOW, (option, words) => {
  const { status, stdout } = iolore([option])
  expect(status).toBe(0)
  expect(stdout).toContain(words)
})
