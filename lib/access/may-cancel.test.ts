import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { mayCancel } from './may-cancel'
import { hashToken } from './token'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openTemporaryArchive()
  const some = { hash: 'x', name: 'x', files: 1, size: 1, state: 'waiting', parser: '1' }
  await opened.archive.import.create({ data: { ...some, id: 'mine', cancelHash: hashToken('secret') } })
  await opened.archive.import.create({ data: { ...some, id: 'earlier' } })
})
afterAll(() => opened.remove())

it.each<[string, string, string | null, Readonly<Record<string, string>>, boolean]>([
  ['nothing', 'mine', null, {}, false],
  ['its secret', 'mine', 'secret', {}, true],
  ['its cookie', 'mine', null, { iolore_import_mine: 'secret' }, true],
  ['a wrong secret', 'mine', 'other', {}, false],
  ['the cookie of another import', 'mine', null, { iolore_import_earlier: 'secret' }, false],
  ['a secret, where none was given', 'earlier', 'secret', {}, false],
  ['a secret, where there is no import', 'nowhere', 'secret', {}, false],
])('with %s', async (_, id, bearer, cookies, may) => {
  const credentials = { bearer, cookie: (name: string) => cookies[name] ?? null }
  expect(await mayCancel(opened.archive, credentials, id)).toBe(may)
})
