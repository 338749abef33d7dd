import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { receiveFiles } from './receive-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iolore-receive-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const post = (files: readonly (readonly [name: string, content: string])[], field?: string): Request => {
  const body = new FormData()
  for (const [name, content] of files) body.append('file', new File([content], name))
  if (field !== undefined) body.append('text', field)
  return new Request('http://archive.example.org/', { method: 'POST', body })
}

it('writes each file and knows the same contents again, whatever their names and order', async () => {
  const one = await receiveFiles(
    post([
      ['cur/a', 'first'],
      ['b', 'second'],
    ]),
    folder,
    100,
  )
  expect(one).toMatchObject({ names: ['a', 'b'], size: 11 })
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['first', 'second'])
  const again = await receiveFiles(
    post([
      ['x', 'second'],
      ['y', 'first'],
    ]),
    folder,
    100,
  )
  expect(again.hash).toBe(one.hash)
  const other = await receiveFiles(
    post([
      ['a', 'first'],
      ['b', 'third'],
    ]),
    folder,
    100,
  )
  expect(other.hash).not.toBe(one.hash)
})

it('takes just the limit', async () => {
  expect(
    await receiveFiles(
      post([
        ['a', '12345'],
        ['b', '67890'],
      ]),
      folder,
      10,
    ),
  ).toMatchObject({ size: 10 })
})

it.each([
  ['no file', post([]), 400, 'no_file'],
  ['a field without one', post([['', '']]), 400, 'no_file'],
  ['an empty file', post([['a.mbox', '']]), 400, 'empty_file'],
  [
    'more than the limit',
    post([
      ['a', '12345'],
      ['b', '678901'],
    ]),
    413,
    'import_too_large',
  ],
  ['so much that it is not read to its end', post([['a', 'x'.repeat(100)]]), 413, 'import_too_large'],
  ['a field that is longer than all that is read', post([['a', 'x']], 'x'.repeat(100)), 413, 'import_too_large'],
])('refuses %s', async (_, request, status, code) => {
  await expect(receiveFiles(request, folder, 10)).rejects.toMatchObject({ status, code })
})

it('takes a name for a name and not for a place', async () => {
  const { names } = await receiveFiles(
    post([
      ['../../etc/<b>pass\nwd</b>', 'x'],
      ['C:\\mail\\in.mbox', 'x'],
    ]),
    folder,
    10,
  )
  expect(names).toEqual(['b>', 'in.mbox'])
})

it('says that the disk is full', async () => {
  symlinkSync('/dev/full', join(folder, '1'))
  await expect(receiveFiles(post([['a', 'some text']]), folder, 100)).rejects.toMatchObject({
    status: 507,
    code: 'disk_full',
  })
})

it('reads on behind a file that cannot be written', async () => {
  mkdirSync(join(folder, '1'))
  await expect(
    receiveFiles(
      post([
        ['a', 'x'.repeat(20)],
        ['b', 'y'],
      ]),
      folder,
      100,
    ),
  ).rejects.toMatchObject({ code: 'EISDIR' })
})
