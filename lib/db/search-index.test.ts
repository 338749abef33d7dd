import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importExport } from '@/lib/export/import-export'
import { writeExport } from '@/lib/export/write-export'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { reparseMessage } from '@/lib/reparse'
import { openArchive } from './client'
import { backUp, restore } from './copy-archive'
import { migrate } from './migrate'
import { readMigrations } from './migrations'
import { openTemporaryArchive, type TemporaryArchive } from './temporary-archive'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
  const mails = ['heron', 'kestrel'].map((word, at) =>
    aMessage(`${at}@example.org`, [aRun([at + 1])], {
      text: `the ${word} of ${word}@nest.example.org`,
      subject: `${word} here`,
    }),
  )
  await ingest(opened.archive, aDocument(...mails), [])
})
afterEach(() => opened.remove())

/** Subjects of the messages that a word stands in, asked as a file. */
function withWord(word: string, path = opened.path): readonly unknown[] {
  const file = new Database(path, { readonly: true })
  try {
    const ask = file.prepare(`SELECT m.subject FROM MessageSearch JOIN SearchEntry e ON e.number = MessageSearch.rowid
      JOIN Message m ON m.id = e.messageId WHERE MessageSearch MATCH ? ORDER BY 1`)
    return ask.pluck().all(`"${word}"`)
  } finally {
    file.close()
  }
}

/** How many entries the index has, those of messages that are gone among them. */
function entries(): unknown {
  const file = new Database(opened.path, { readonly: true })
  try {
    return file
      .prepare('SELECT (SELECT count(*) FROM SearchEntry), (SELECT count(*) FROM MessageSearch_docsize)')
      .raw()
      .get()
  } finally {
    file.close()
  }
}

describe('the index of the full-text search', () => {
  test('has what was stored, and no address', () => {
    expect(withWord('heron')).toEqual(['heron here'])
    expect(withWord('nest')).toEqual([])
    expect(withWord('ada')).toEqual(['heron here', 'kestrel here'])
    expect(entries()).toEqual([2, 2])
  })

  test('knows a mail once that is stored twice', async () => {
    const again = aMessage('0@example.org', [aRun([1])], { text: 'another text' })
    await ingest(opened.archive, aDocument(again), [])
    expect(entries()).toEqual([2, 2])
    expect(withWord('another')).toEqual([])
  })

  test.each([
    ['through the archive', () => opened.archive.message.deleteMany({ where: { subject: 'heron here' } })],
    ['as SQL', () => opened.archive.$executeRaw`DELETE FROM Message WHERE subject = 'heron here'`],
    [
      'by another program, which knows of no cascade',
      () => {
        const file = new Database(opened.path)
        file.pragma('foreign_keys = OFF')
        file.exec("DELETE FROM Message WHERE subject = 'heron here'")
        file.close()
      },
    ],
  ])('forgets what is taken away %s', async (_, take) => {
    await take()
    expect(withWord('heron')).toEqual([])
    expect(withWord('kestrel')).toEqual(['kestrel here'])
    expect(entries()).toEqual([1, 1])
  })

  test('follows what is changed', async () => {
    await opened.archive.message.updateMany({ where: { subject: 'heron here' }, data: { author: 'masked' } })
    await opened.archive.message.updateMany({
      where: { subject: 'kestrel here' },
      data: { subject: 'gone to a@b.example' },
    })
    expect(withWord('masked')).toEqual(['heron here'])
    expect(withWord('ada')).toEqual(['gone to a@b.example'])
    expect(withWord('gone')).toEqual(['gone to a@b.example'])
    expect(withWord('b.example')).toEqual([])
    expect(entries()).toEqual([2, 2])
  })

  test('a save that is rolled back leaves no word', async () => {
    const failing = opened.archive.$transaction(async (transaction) => {
      await transaction.message.create({ data: { id: 'x', key: 'k', raw: '', text: 'osprey', parser: '1' } })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(withWord('osprey')).toEqual([])
    expect(entries()).toEqual([2, 2])
  })

  test('stands after a reparse, in a copy and in what a copy was put back into, also cleaned up', async () => {
    const { id } = await opened.archive.message.findFirstOrThrow({ where: { subject: 'heron here' } })
    await reparseMessage(opened.archive, id, false)
    const copy = join(dirname(opened.path), 'copy.db')
    await backUp(opened.path, copy)
    await opened.archive.message.deleteMany({})
    expect(withWord('heron', copy)).toEqual(['heron here'])
    await restore(copy, opened.path)
    const file = new Database(opened.path)
    file.exec("DELETE FROM Message WHERE subject = 'kestrel here'; VACUUM")
    file.close()
    expect(withWord('heron')).toEqual(['heron here'])
    expect(withWord('kestrel')).toEqual([])
  })

  test('goes along with an export', async () => {
    const folder = join(dirname(opened.path), 'export')
    writeExport(opened.path, folder)
    const other = await openTemporaryArchive()
    try {
      await importExport(folder, other.archive, () => undefined)
      expect(withWord('heron', other.path)).toEqual(['heron here'])
      expect(withWord('nest', other.path)).toEqual([])
    } finally {
      await other.remove()
    }
  })
})

describe('migrate', () => {
  test('takes the messages of an earlier archive into the search, also where it was stopped before', async () => {
    const known = await readMigrations()
    const at = known.findIndex(({ name }) => name.endsWith('_search'))
    const before = known.slice(0, at)
    const path = join(dirname(opened.path), 'earlier.db')
    await migrate(path, before)
    const file = new Database(path)
    file.exec(
      "INSERT INTO Message (id, key, subject, raw, text, parser) VALUES ('m', 'k', 'an old one', '', 'by owl@nest.example.org', '1')",
    )
    file.close()
    await migrate(path)
    expect(withWord('old', path)).toEqual(['an old one'])
    expect(withWord('nest', path)).toEqual([])

    const stopped = new Database(path)
    stopped.exec('DELETE FROM SearchEntry')
    stopped.close()
    expect(withWord('old', path)).toEqual([])
    expect(await migrate(path)).toEqual([])
    expect(withWord('old', path)).toEqual(['an old one'])
    const archive = await openArchive(path)
    expect(await archive.searchEntry.count()).toBe(1)
    await archive.$disconnect()
    rmSync(path)
    expect(existsSync(path)).toBe(false)
  })
})
