import type { Archive } from '@/lib/db/client'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aFigure, aMessage, aRun } from '@/lib/ingest/document.fixture'
import type { Run } from '@/lib/model'
import { type Asked, NOTHING_ASKED } from '@/lib/url/question'
import { settleQuestion } from './settle-question'

const SYSTEM = { cpu: 'Athlon 700', memory: '256 MB', storage: 'one IDE disk' }

const options = (value: number, mountOptions: string | null, of: Partial<Run> = {}) =>
  aRun([value, value * 2], {
    filesystem: 'ext3',
    kernel: '2.4.18',
    mountOptions: mountOptions?.split(',') ?? null,
    system: { ...SYSTEM, cpu: 'PIII 500' },
    ...of,
  })

const kernel = (value: number, version: string, of: Partial<Run> = {}) =>
  aRun([value], { tool: 'dbench', kernel: version, filesystem: 'ext2', ...of })

/** Of 256 MB of memory. */
const sized = (value: number, fileSize: string, filesystem = 'ext2') =>
  aRun([], { tool: 'bonnie', filesystem, system: SYSTEM, measurements: [aFigure(value, { params: { fileSize } })] })

const DOCUMENTS = [
  aMessage('options@example.org', [
    options(10.1, 'rw'),
    options(11.2, 'defaults,data=ordered'),
    options(12.3, 'data=writeback,rw'),
    options(13.4, 'data=journal'),
    options(14.5, 'barrier=0'),
    options(15.6, 'nobarrier'),
    options(17.8, 'nodiratime,noatime'),
    options(16.7, null),
  ]),
  aMessage('kernels@example.org', [
    ...['2.4.9', '2.4.10-pre2', '2.4.10', '2.4.17', '2.4.20', '2.6.0-test1', '2.6.35.10-74.fc14'].map((version, at) =>
      kernel(50 + at, version),
    ),
    kernel(90, 'my own tree'),
  ]),
  ...(['2002-03-01T10:00:00Z', '2002-03-04T10:00:00Z', '2002-03-04T18:30:00Z'] as const).map((date, at) =>
    aMessage(`series-${at}@example.org`, [kernel(20 + at, `2.5.${at}`, { system: SYSTEM, tool: 'iozone' })], {
      date,
      subject: 'Re: readahead',
      raw: `series ${at}`,
    }),
  ),
  aMessage('factors@example.org', [
    aRun([31], { tool: 'fio', toolVersion: '2.1', factors: { 'I/O scheduler': 'cfq', depth: '1' }, system: SYSTEM }),
    aRun([32], {
      tool: 'fio',
      toolVersion: '3.0',
      factors: { 'I/O scheduler': 'deadline', depth: '8' },
      system: SYSTEM,
    }),
    aRun([33], {
      tool: 'fio',
      toolVersion: '3.0',
      factors: { 'I/O scheduler': 'noop', depth: '32' },
      system: SYSTEM,
    }),
  ]),
  aMessage('two@example.org', [
    options(61, 'rw,data=ordered', { tool: 'postmark' }),
    options(62, 'data=journal,noatime', { tool: 'postmark' }),
  ]),
  aMessage('memory@example.org', [sized(71, '128M'), sized(72, '128M', 'ext3'), sized(73, '1G', 'ext3')], {
    ...{ subject: 'bonnie', date: '2003-05-06' },
  }),
  aMessage('metrics@example.org', [
    aRun([81], { tool: 'ior', filesystem: 'xfs', kernel: '5.1' }),
    aRun([82], { tool: 'ior', filesystem: 'xfs', kernel: '5.2' }),
    ...['xfs', 'ext4'].map((filesystem, at) =>
      aRun([], { tool: 'ior', filesystem, measurements: [aFigure(83 + at, { metric: 'seq_read' })] }),
    ),
  ]),
  aMessage('raid@example.org', [
    aRun([41], { tool: 'dd', system: { ...SYSTEM, raid: 'RAID 5' } }),
    aRun([42], { tool: 'dd', system: { ...SYSTEM, raid: 'RAID 10' } }),
  ]),
]

/** An archive of invented mails that vary one thing each: options, kernels, mails, factors, hardware, file sizes. */
export async function openConditions(): Promise<TemporaryArchive> {
  const opened = await openTemporaryArchive()
  for (const message of DOCUMENTS) await ingest(opened.archive, aDocument(message), [])
  return opened
}

/** The question that an address without a fault in it asks. */
export async function settle(archive: Archive, asked: Partial<Asked>) {
  const { question, problems } = await settleQuestion(archive, { ...NOTHING_ASKED, ...asked })
  if (question === null || problems.length > 0) throw new Error(problems.map(({ words }) => words).join(' ') || 'empty')
  return question
}

/** "label (runs)", the chosen one with a star. */
export const said = (
  some: readonly { readonly label: string; readonly runs: number | null; readonly chosen: boolean }[] = [],
) => some.map(({ label, runs, chosen }) => `${chosen ? '*' : ''}${label}${runs === null ? '' : ` (${runs})`}`)
