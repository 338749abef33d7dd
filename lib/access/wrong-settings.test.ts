import { expect, it } from 'vitest'
import { wrongSettings } from './wrong-settings'

const SECRET = 'sixteen-letters!'

it.each([
  {},
  { IOLORE_UPLOADS: '', IOLORE_MAX_PASTE: '', IOLORE_ADMIN_TOKEN: '' },
  { IOLORE_UPLOADS: 'off', IOLORE_MAX_PASTE: '1', IOLORE_MAX_IMPORT: '2000000000', IOLORE_UPLOADS_A_DAY: '50' },
  { IOLORE_UPLOADS: 'token', IOLORE_UPLOAD_TOKEN: SECRET, IOLORE_ADMIN_TOKEN: SECRET },
])('finds nothing wrong in %j', (environment) => {
  expect(wrongSettings(environment)).toEqual([])
})

it.each([
  [{ IOLORE_UPLOADS: 'of' }, 'IOLORE_UPLOADS=of is not one of open, token, off.'],
  [{ IOLORE_UPLOADS: 'token' }, 'IOLORE_UPLOADS=token needs IOLORE_UPLOAD_TOKEN, the secret that lets upload.'],
  [{ IOLORE_MAX_PASTE: '20MB' }, 'IOLORE_MAX_PASTE=20MB is no whole number from 1 up, such as 20000000.'],
  [{ IOLORE_MAX_IMPORT: '0' }, 'IOLORE_MAX_IMPORT=0 is no whole number from 1 up, such as 20000000.'],
  [{ IOLORE_MAX_UNPACKED: '1.5' }, 'IOLORE_MAX_UNPACKED=1.5 is no whole number from 1 up, such as 20000000.'],
  [{ IOLORE_UPLOADS_A_DAY: '-1' }, 'IOLORE_UPLOADS_A_DAY=-1 is no whole number from 1 up, such as 20000000.'],
  [{ IOLORE_ADMIN_TOKEN: SECRET.slice(1) }, 'IOLORE_ADMIN_TOKEN is shorter than 16 characters: it could be guessed.'],
])('%j: %s', (environment, words) => {
  expect(wrongSettings(environment)).toEqual([words])
})

it('says all at once, and never the secret itself', () => {
  const words = wrongSettings({ IOLORE_UPLOADS: 'all', IOLORE_UPLOAD_TOKEN: 'swordfish', IOLORE_MAX_PASTE: 'much' })
  expect(words).toHaveLength(3)
  expect(words.join(' ')).not.toContain('swordfish')
})
