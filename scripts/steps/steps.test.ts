import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, readAddress, urlOf } from './address.mjs'
import { toldWhereItLies } from './bundle.mjs'
import { findInstalledChromium } from './chromium.mjs'
import { hashOf } from './hash.mjs'
import { checkNodeVersion } from './node-version.mjs'

test.each(['18.20.4', '20.8.1'])('Node %s is too old, in words', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`this is Node ${version}`)
})

test.each(['20.9.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow()
})

test.each(['http', '-1', '65536', '80.5'])('PORT=%s is no port', async (PORT) => {
  await expect(readAddress({ PORT })).rejects.toThrow(`PORT=${PORT} is no port`)
})

test('a port in use is said before anything else is done', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await expect(readAddress({ PORT: String(port) })).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use`)
  await new Promise((resolve) => server.close(resolve))
  expect(await readAddress({ PORT: String(port) })).toEqual({ host: '127.0.0.1', port })
})

test.each([
  [{ host: '127.0.0.1', port: 3000 }, 'http://127.0.0.1:3000'],
  [{ host: '0.0.0.0', port: 80 }, 'http://127.0.0.1:80'],
  [{ host: '::1', port: 3000 }, 'http://[::1]:3000'],
])('%j is reached at %s', (address, url) => {
  expect(urlOf(address)).toBe(url)
})

test('a hash follows names and contents, and leaves out what does not count', () => {
  const all = hashOf(['scripts/steps', 'no/such/file'])
  expect(all).toBe(hashOf(['scripts/steps']))
  expect(all).not.toBe(hashOf(['scripts/steps'], (name) => name.endsWith('hash.mjs')))
  expect(all).not.toBe(hashOf(['scripts']))
})

test('an installed Chromium is the one that was named, else one of the PATH', () => {
  expect(findInstalledChromium({ IOLORE_CHROMIUM: '/opt/chrome', PATH: '' })).toBe('/opt/chrome')
  expect(findInstalledChromium({ PATH: '' })).toBeNull()
})

test('a bundled program can make a bundle: what tells files where they lie is not told itself', () => {
  const own = readFileSync(new URL('bundle.mjs', import.meta.url), 'utf8')
  expect(toldWhereItLies('new URL(import.meta.url)', '/a/b.ts')).toBe('new URL("file:///a/b.ts")')
  expect(toldWhereItLies(own, '/a/b.ts')).toBe(own)
})
