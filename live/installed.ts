import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'

/** bonnie++ lies where only root looks by itself. */
const MORE_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where a program is installed; null: nowhere. */
export function pathOf(program: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...MORE_FOLDERS]
  return folders.map((folder) => join(folder, program)).find(isExecutable) ?? null
}

/** Runs an installed program in a folder, and gives back all that it printed. Its failure is an error with these words. */
export type Run = (program: string, args: readonly string[], input?: string) => string

const runIn =
  (folder: string): Run =>
  (program, args, input = '') => {
    const path = pathOf(program)
    if (path === null) throw new Error(`${program} is not installed`)
    // some print their result where others print their progress: a mail holds both in their order
    const whole = ['-c', 'exec "$0" "$@" 2>&1', path, ...args]
    const { status, error, stdout } = spawnSync('sh', whole, { cwd: folder, input, encoding: 'utf8', timeout: 150_000 })
    if (error) throw error
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}`)
    return stdout
  }

/**
 * Tests of what an installed program prints today, in a temporary folder. Where it is not installed they are left out, and
 * their title says so.
 */
export function describeInstalled(program: string, debian: string, tests: (run: Run) => void): void {
  const isHere = pathOf(program) !== null
  const title = isHere ? program : `${program} is not installed here (${debian})`
  if (!isHere) console.info(`left out: ${title}`)
  describe.skipIf(!isHere)(title, () => {
    let folder = ''
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'iolore-live-'))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    tests((...what) => runIn(folder)(...what))
  })
}
