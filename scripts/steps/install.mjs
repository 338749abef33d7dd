import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, readStamp, writeStamp } from './hash.mjs'
import { ROOT, run } from './run.mjs'
import { say, Trouble } from './say.mjs'

const STAMP = 'node_modules/.iolore-install'

/** Installed by us from this very lock file; or by a person's own npm, and then not before it was last written. */
function isInstalled(lock) {
  const stamp = readStamp(STAMP)
  if (stamp !== null) return stamp === lock
  const own = join(ROOT, 'node_modules/.package-lock.json')
  return existsSync(own) && statSync(own).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs
}

/** `npm start` says which npm it is; without one, the npm of the PATH. */
function npm(args) {
  // Prisma's postinstall downloads an engine that nothing here runs, unless one is named.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath }
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], { env })
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env })
}

/** Not whether the file is there but whether this Node can load it. */
async function sqliteWorks() {
  const program = "new (require('better-sqlite3'))(':memory:').close()"
  return (await run(process.execPath, ['-e', program], { quiet: true })).code === 0
}

const NO_SQLITE = `
better-sqlite3, which reads and writes the database, could not be built, and there is no ready-made one for this computer.
Building it takes Python 3, make and a C++ compiler:
  Debian, Ubuntu   sudo apt-get install python3 make g++
  Fedora           sudo dnf install python3 make gcc-c++
  macOS            xcode-select --install
Then start again.`

/** Installs what package-lock.json names, where that has not been done. `clean`: in any case. */
export async function install({ clean = false } = {}) {
  const lock = hashOf(['package-lock.json'])
  if (clean || !isInstalled(lock)) {
    say('Installing dependencies (npm ci). The first time this takes a minute or two …')
    const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0 && !existsSync(join(ROOT, 'node_modules/better-sqlite3')))
      throw new Trouble('npm ci failed; its own words stand above. Is there a network?')
  } else if (readStamp(STAMP) === lock) return
  if (!(await sqliteWorks())) {
    await npm(['rebuild', 'better-sqlite3'])
    if (!(await sqliteWorks())) throw new Trouble(NO_SQLITE)
  }
  writeStamp(STAMP, lock)
}
