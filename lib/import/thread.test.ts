import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { getMessage } from '@/lib/queries/messages/get-message'
import { listInputs } from '@/lib/sources/list-inputs'
import { importInput } from './import-input'
import { readerHere } from './reader-here'

let opened: TemporaryArchive
let folder: string
beforeEach(async () => {
  opened = await openTemporaryArchive()
  folder = mkdtempSync(join(tmpdir(), 'iolore-thread-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await opened.remove()
})

const TABLE = `ext2 on this box:

     File   Block  Num          Seq Read    Rand Read   Seq Write  Rand Write
      Dir   Size   Size    Thr Rate (CPU%) Rate (CPU%) Rate (CPU%) Rate (CPU%)
   ------- ------ ------- --- ----------- ----------- ----------- -----------
      .     256    4096    1  28.19 17.4% 0.726 0.74% 26.61 22.4% 1.004 0.57%
      .     256    4096    2  15.70 9.71% 0.798 0.61% 13.48 11.2% 1.007 0.64%
`

/** The n-th mail of a thread in which each answers the one before and quotes all of it. */
function mail(n: number): string {
  const references = Array.from({ length: n }, (_, at) => `<${at}@example.org>`).join(' ')
  const body = TABLE.replace(/^/gm, '> '.repeat(n))
  const day = String(n + 1).padStart(2, '0')
  return `From ann@example.org Mon Jan ${day} 10:00:00 2001
From: Ann Poe <ann@example.org>
Subject: ${n === 0 ? '' : 'Re: '}two threads
Date: Mon, ${day} Jan 2001 10:00:00 +0000
Message-ID: <${n}@example.org>
${n === 0 ? '' : `References: ${references}\n`}
${n === 0 ? '' : `I see the same, ${n}.\n`}${body}

`
}

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

test.each([
  ['as it was written', all],
  ['backwards: the original comes last and takes its place', all.toReversed()],
  ['in another order', [4, 9, 1, 7, 0, 3, 8, 2, 6, 5]],
])('a table quoted down a thread of ten is one run seen in ten messages, %s', async (_, order) => {
  const path = join(folder, 'list.mbox')
  const listener = {
    progress: () => undefined,
    stored: () => undefined,
    dropped: expect.unreachable,
    failed: expect.unreachable,
  }
  for (const n of order) {
    writeFileSync(path, mail(n))
    for (const input of listInputs(path))
      await importInput(input, { archive: opened.archive, pool: readerHere, listener, passed: [] })
  }
  const own = await opened.archive.run.findMany({ where: { originalId: null }, include: { message: true } })
  expect(own.map(({ message }) => message.messageId)).toEqual(['0@example.org'])
  const message = await getMessage(opened.archive, own[0]?.message.id ?? '')
  expect(message?.runs.map(({ seenIn }) => seenIn.length)).toEqual([9])
  expect(message?.thread.map(({ messageId, depth }) => [messageId, depth])).toEqual(
    all.map((n) => [`${n}@example.org`, n]),
  )
})
