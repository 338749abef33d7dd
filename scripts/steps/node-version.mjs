import { readFileSync } from 'node:fs'
import { Trouble } from './say.mjs'

/** Says so where Node is older than package.json asks for: otherwise the first thing to fail is some package, in its own words. */
export function checkNodeVersion(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const least = engines.node.replace(/^\D+/, '')
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  throw new Trouble(`IOlore needs Node ${least} or newer; this is Node ${version}. See https://nodejs.org/`)
}
