import { afterAll, expect, test } from 'vitest'
import { readerProgram } from '@/cli/reader-program'
import { readerHere } from './reader-here'
import { readerThreads } from './reader-pool'

const RESULT = Buffer.from('EXT2 773 Mbps @ 44 clients\nEXT3 660 Mbps @ 44 clients\n')
const PROSE = Buffer.from('no figures in here\n')

const threads = readerThreads(await readerProgram(), 2)

/** A thread that finds nothing, and ends at a mail that says so: as one does that a mail has taken all memory from. */
const ENDING = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ bytes, lengths }) => {
    if (Buffer.from(bytes).includes('end the thread')) process.exit(7)
    parentPort.postMessage(lengths.map(() => ({ document: null, heads: [] })))
  })`
afterAll(() => threads.close())

test.each([
  ['here', readerHere],
  ['in threads', threads],
])('reads batches %s, each mail in its place', async (_, pool) => {
  const batches = Array.from({ length: 7 }, (_, at) => (at % 2 === 0 ? [PROSE, RESULT] : [RESULT, PROSE, PROSE]))
  const readings = await Promise.all(batches.map((batch) => pool.read(batch)))
  const runs = readings.map((batch) =>
    batch.map((reading) => ('document' in reading ? (reading.document?.messages[0]?.runs.length ?? null) : null)),
  )
  expect(runs).toEqual(batches.map((batch) => batch.map((mail) => (mail === RESULT ? 2 : null))))
})

test('a mail that ends its thread fails alone', async () => {
  const pool = readerThreads(ENDING, 2)
  const mails = ['one', 'Message-ID: <2@example.org>\n\nend the thread', 'three'].map((text) => Buffer.from(text))
  const [readings, others] = await Promise.all([pool.read(mails), pool.read([Buffer.from('four')])])
  const nothing = { document: null, heads: [] }
  expect(readings).toEqual([nothing, { failed: 'the reader ended with 7', messageId: '2@example.org' }, nothing])
  expect(others).toEqual([nothing])
  await pool.close()
})
