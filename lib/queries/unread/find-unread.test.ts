import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { unreadReport } from '@/lib/findings/unread-report'
import { ingest } from '@/lib/ingest'
import { PARSER, parse } from '@/lib/parse'
import { ALL_UNREAD } from '@/lib/url/unread-filter'
import { openSamples } from '../samples.fixture'
import { countUnread } from './count-unread'
import { allUnread, findUnread, unreadFrom } from './find-unread'
import { readUnread } from './read-unread'

/** A run of dbench, a table of bonnie++ whose figures are missing, and a rate that tiobench had no room for. */
const MAIL = `From: Ann Poe <ann@example.org>
Date: Tue, 9 Oct 2012 10:00:00 +0000
Message-ID: <unread@example.org>
Subject: numbers

Throughput 80.25 MB/sec 8 procs

> Write to bob@example.org about this one:
> Version  1.96       ------Sequential Output------ --Sequential Input- --Random-
> Concurrency   1     -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--
> Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP
> (cut)

Thanks
`

let opened: TemporaryArchive
let id = ''
beforeAll(async () => {
  opened = await openSamples()
  const [saved] = await ingest(opened.archive, await parse(MAIL), [])
  id = saved?.id ?? ''
})
afterAll(() => opened.remove())

describe('findUnread', () => {
  it('gives a stretch with the lines around it, addresses hidden, quotation marks kept', async () => {
    const { rows, total } = await findUnread(opened.archive, ALL_UNREAD)
    expect(total).toBe(1)
    const [row] = rows
    expect(row).toMatchObject({ messageId: id, subject: 'numbers', tool: 'bonnie++', kind: 'unread' })
    expect(row?.why).toContain('could not be read')
    expect(row?.stretch.text[0]).toMatch(/^(?:>|Throughput)/)
    expect(row?.stretch.text.join('\n')).toContain('> Version  1.96')
    expect(JSON.stringify(row)).not.toContain('bob@')
  })

  it('is narrowed by the benchmark that it looks like', async () => {
    const count = async (tool: string) => (await findUnread(opened.archive, { ...ALL_UNREAD, tool })).total
    expect(await count('bonnie++')).toBe(1)
    expect(await count('aim7')).toBe(0)
    expect(await count('-')).toBe(0)
    expect(await countUnread(opened.archive)).toEqual([{ tool: 'bonnie++', stretches: 1 }])
  })

  it('gives all of them, whatever page is asked for', async () => {
    const all = []
    for await (const rows of allUnread(opened.archive, { ...ALL_UNREAD, page: 9 })) all.push(...rows)
    expect(all).toHaveLength(1)
  })

  it('is asked through indices alone', async () => {
    const plan = await opened.archive.$queryRaw<{ detail: string }[]>`
      EXPLAIN QUERY PLAN SELECT count(*) ${unreadFrom({ ...ALL_UNREAD, tool: 'bonnie++' })}`
    expect(plan.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([])
  })
})

describe('readUnread', () => {
  it('makes a file to send on: what was found, by which parser, in which message, and the lines', async () => {
    const { rows } = await findUnread(opened.archive, ALL_UNREAD)
    const line = rows[0]?.stretch.lines[0] ?? 0
    const found = await readUnread(opened.archive, id, line)
    const text = found === null ? '' : unreadReport(found)
    expect(text).toContain('look like bonnie++')
    expect(text).toContain(`parser ${PARSER}`)
    expect(text).toContain('Message-ID: unread@example.org')
    expect(text).toContain('> Machine        Size')
    expect(text).not.toContain('bob@')
    expect(text).not.toContain('Ann Poe')
  })

  it('knows nothing of another line', async () => {
    expect(await readUnread(opened.archive, id, 1)).toBeNull()
  })
})
