import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, restore } from '@/lib/db/copy-archive'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { openSamples } from '@/lib/queries/samples.fixture'
import {
  changeLine,
  condition,
  headLine,
  importLine,
  maskLine,
  measurement,
  messageLine,
  permalinkLine,
  proposalLine,
  removedLine,
  runLine,
  sourceLine,
} from './lines'
import { FILES } from './manifest'
import { openSnapshot } from './read-archive'
import { writeExport } from './write-export'

const folder = mkdtempSync(join(tmpdir(), 'iolore-export-'))
let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(async () => {
  await opened.remove()
  rmSync(folder, { recursive: true, force: true })
})

const place = (name: string): string => join(folder, name)

const contents = (name: string) =>
  Object.fromEntries(readdirSync(place(name)).map((file) => [file, readFileSync(join(place(name), file), 'utf8')]))

const lines = (name: string, file: string): readonly Record<string, unknown>[] =>
  readFileSync(join(place(name), file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('the same archive gives the same bytes, in a new folder and in an empty one', () => {
  const counts = writeExport(opened.path, place('new/folder'))
  expect(counts).toEqual({
    ...{ messages: 6, runs: 40, figures: 408, corrections: 0 },
    ...{ heads: 0, permalinks: 0, sources: 0, imports: 0, removed: 0, changes: 0, proposals: 0, masks: 0 },
  })
  mkdirSync(place('empty'))
  writeExport(opened.path, place('empty'))
  expect(contents('empty')).toEqual(contents('new/folder'))
  expect(Object.keys(contents('empty')).sort()).toEqual(['README', 'manifest.json', ...FILES].sort())
  expect(readdirSync(place('new'))).toEqual(['folder'])
})

test('a line for each message, in the mbox’s order, and for each run', () => {
  writeExport(opened.path, place('lines'))
  const messages = lines('lines', 'messages.jsonl')
  const runs = lines('lines', 'runs.jsonl')
  expect([...new Set(runs.map(({ message }) => message))]).toEqual(messages.map(({ id }) => id))
  expect(runs.map(({ id }) => id)).toEqual(runs.map((_, at) => at + 1))
  expect(readFileSync(join(place('lines'), 'messages.mbox'), 'utf8').match(/^From /gm)).toHaveLength(messages.length)
})

test('a copy of the archive, and the archive that it was put back in, give the same bytes', async () => {
  writeExport(opened.path, place('original'))
  const copy = place('copy.db')
  await backUp(opened.path, copy)
  writeExport(copy, place('of-copy'))
  expect(contents('of-copy')).toEqual(contents('original'))
  const other = await openSamples()
  await other.archive.message.deleteMany({})
  await restore(copy, other.path)
  writeExport(other.path, place('of-restored'))
  expect(contents('of-restored')).toEqual(contents('original'))
  await other.remove()
})

test('what a server writes meanwhile is not seen', async () => {
  const server = await openTemporaryArchive()
  const save = (name: string) => ingest(server.archive, aDocument(aMessage(name, [aRun([1, 2])])), [])
  await save('1@example.org')
  const snapshot = openSnapshot(server.path)
  await save('2@example.org')
  expect([...snapshot.messages()].map(({ message }) => message.messageId)).toEqual(['1@example.org'])
  snapshot.close()
  await server.remove()
})

test('a folder with something in it and a file stay as they are', () => {
  mkdirSync(place('taken'))
  writeFileSync(join(place('taken'), 'mine'), 'mine')
  expect(() => writeExport(opened.path, place('taken'))).toThrow('is not empty')
  expect(() => writeExport(opened.path, join(place('taken'), 'mine'))).toThrow('there is a file already')
  expect(contents('taken')).toEqual({ mine: 'mine' })
})

test('an export that cannot be finished leaves nothing', () => {
  const broken = place('broken.db')
  const database = new Database(opened.path, { readonly: true })
  writeFileSync(broken, database.serialize())
  database.close()
  const writer = new Database(broken)
  writer.exec("UPDATE Measurement SET status = 'maybe' WHERE id = 400")
  writer.close()
  expect(() => writeExport(broken, place('unfinished'))).toThrow()
  expect(existsSync(place('unfinished'))).toBe(false)
  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})

describe('nothing that an archive holds is left out', () => {
  const NUMBERS = ['id', 'runId', 'messageId', 'originalId', 'equalsId']
  /** Follows from what is exported, and is worked out again where it is stored; or serves what is not finished. */
  const DERIVED: Readonly<Record<string, readonly string[]>> = {
    // a secret's hash goes nowhere: who holds the link, holds it for this archive
    Message: ['list', 'time', 'year', 'editHash'],
    Run: [
      ...['toolVersion', 'label', 'kernel', 'kernelOrder', 'filesystem', 'mountOptions', 'mountKey', 'varied'],
      ...['factorKey', 'machine', 'machineLabel', 'raid', 'memoryBytes', 'fileBytes', 'fingerprint', 'time'],
    ],
    Measurement: ['ordinal', 'sweep', 'place'],
    MountOption: ['option'],
    SearchEntry: ['number'],
    RunSegment: ['segment', 'stamp'],
    // of one that is under way
    Import: ['reader', 'cancelHash'],
  }
  const EXPORTED: Readonly<Record<string, readonly string[]>> = {
    Message: [...Object.keys(messageLine.shape), 'raw'],
    Run: [...Object.keys(runLine.shape), 'ordinal', 'firstLine', 'lastLine'],
    Measurement: Object.keys(measurement.shape),
    Condition: Object.keys(condition.shape),
    // a message's `references`, in their order
    Reference: ['ancestor', 'place'],
    Head: Object.keys(headLine.shape),
    Finding: Object.keys(messageLine.shape.findings.element.shape),
    Permalink: Object.keys(permalinkLine.shape),
    Source: Object.keys(sourceLine.shape),
    Import: Object.keys(importLine.shape),
    Tombstone: Object.keys(removedLine.shape),
    Change: Object.keys(changeLine.shape),
    Proposal: Object.keys(proposalLine.shape),
    Mask: Object.keys(maskLine.shape),
  }

  const columns = (): readonly (readonly [string, string])[] => {
    const database = new Database(opened.path, { readonly: true })
    const rows = database
      .prepare<[], { table: string; column: string }>(
        `SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t JOIN pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name NOT GLOB '_prisma*' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB 'MessageSearch*'`,
      )
      .all()
    database.close()
    return rows.map(({ table, column }) => [table, column])
  }

  test('every column is exported, derived or a number of a row', () => {
    const left = columns().filter(
      ([table, column]) =>
        !EXPORTED[table]?.includes(column) && !DERIVED[table]?.includes(column) && !NUMBERS.includes(column),
    )
    expect(left).toEqual([])
  })
})
