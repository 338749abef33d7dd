import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { parse } from '@/lib/parse'
import { findRuns } from '@/lib/queries/runs/find-runs'
import { openSamples } from '@/lib/queries/samples.fixture'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { serveApi } from './serve.fixture'

const run = promisify(execFile)

let opened: TemporaryArchive
let served: Awaited<ReturnType<typeof serveApi>>
beforeAll(async () => {
  opened = await openSamples()
  process.env.IOLORE_DB = opened.path
  for (let number = 0; number < 120; number++) await ingest(opened.archive, await parse(aMail(number)), [])
  served = await serveApi()
})
afterAll(async () => {
  await served.close()
  await opened.remove()
})

/** A run on XFS; every third is of another series of kernels. */
const aMail = (number: number): string => `From: Kay
Message-ID: <xfs${number}@example.org>
Date: Tue, 9 Oct 2012 10:00:00 +0000
Subject: XFS on 2.${number % 3 === 0 ? 4 : 6}.${10 + (number % 9)}

Version  1.96       ------Sequential Output------ --Sequential Input- --Random-
Concurrency   1     -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--
Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP
xfs              8G   500  97 ${60_000 + number}  11 30000   8   900  97 70000   9 300.5  10
`

/** The commands of the README's section for programs. */
const [, section = ''] = /^## From a program\n([\s\S]*?)^## /m.exec(readFileSync('README.md', 'utf8')) ?? []
const commands = [...section.matchAll(/^ {4}(\S.*)$/gm)].map(([, command = '']) => command.replace(/ {2,}#.*$/, ''))

const shell = (command: string) => run('sh', ['-c', command.replaceAll('http://127.0.0.1:3000', served.address)])

describe('the README', () => {
  it('has a few examples', () => expect(commands.length).toBeGreaterThan(2))

  it.each(commands)('%s', async (command) => {
    const { stdout, stderr } = await shell(command)
    expect(stderr).toBe('')
    expect(stdout.trim()).not.toBe('')
    expect(stdout).not.toMatch(/^\{"error"/)
  })
})

describe('docs/examples/xfs-block-writes.mjs', () => {
  it('prints the runs and figures of the page', async () => {
    const filter = { ...ALL_RUNS, filesystem: 'xfs', series: '2.6', rows: 500 }
    const { rows, total } = await findRuns(opened.archive, filter)
    const { cells } = await findRuns(opened.archive, { ...filter, tool: 'bonnie++' })
    const { stdout } = await run(process.execPath, ['docs/examples/xfs-block-writes.mjs', served.address])
    const printed = stdout.trim().split('\n')
    // more than one stretch of the list
    expect(total).toBeGreaterThan(80)
    expect(printed).toEqual(
      rows.map(({ id, date, tool, kernel, mountOptions }) => {
        const cell = cells[id]?.seq_output_block
        const figure = cell === undefined ? '-' : `${cell.from} ${cell.unit}`
        return [id, date?.slice(0, 10) ?? '-', tool, kernel ?? '-', mountOptions ?? '-', figure].join('\t')
      }),
    )
    expect(stdout).toContain('60001 KiB/s')
  })

  it('says what went wrong', async () => {
    await expect(run(process.execPath, ['docs/examples/xfs-block-writes.mjs', 'http://127.0.0.1:1'])).rejects.toThrow()
  })
})
