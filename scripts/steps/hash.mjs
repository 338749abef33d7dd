import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './run.mjs'

const filesUnder = (path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * One hash of names and contents: times say nothing after a clone or a checkout.
 * @param {readonly string[]} paths
 * @param {(name: string) => boolean} leaveOut told the name within the checkout
 */
export function hashOf(paths, leaveOut = (_name) => false) {
  const hash = createHash('sha256')
  const files = paths.flatMap((path) => filesUnder(join(ROOT, path))).sort()
  for (const file of files) {
    const name = relative(ROOT, file)
    if (leaveOut(name)) continue
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** A hash kept beside what was made from it. */
export const readStamp = (path) => {
  const file = join(ROOT, path)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
export const writeStamp = (path, hash) => writeFileSync(join(ROOT, path), `${hash}\n`)
