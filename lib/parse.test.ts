import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PARSER, parse } from './parse'
import { toReport } from './report'
import { differences, type TruthReport } from './truth-differences'

const ARCHIVE = join(import.meta.dirname, '../prisma/archive')
/** Real documents, which stay outside the project. */
const SAMPLES = join(import.meta.dirname, '../../shared/samples')

const documentsIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []

async function compare(folder: string, name: string): Promise<readonly string[]> {
  const truth = JSON.parse(readFileSync(join(folder, name.replace(/\.txt$/, '.truth.json')), 'utf8')) as TruthReport
  return differences(truth, await parse(readFileSync(join(folder, name))))
}

describe('parse', () => {
  it.each(documentsIn(ARCHIVE))('reads in %s what a person reads', async (name) => {
    expect(await compare(ARCHIVE, name)).toEqual([])
  })

  it('reads the real documents where they are', async () => {
    const documents = documentsIn(SAMPLES)
    if (documents.length === 0) console.info(`not scored: the real documents are not at ${SAMPLES}`)
    for (const name of documents)
      expect({ name, differences: await compare(SAMPLES, name) }).toEqual({ name, differences: [] })
  })

  it('finds the block that was pasted twice', async () => {
    const { messages } = await parse(readFileSync(join(ARCHIVE, 'xfs-delaylog-2011.txt')))
    expect(messages).toHaveLength(1)
    expect(messages[0]?.runs).toHaveLength(6)
    expect(messages[0]?.findings).toMatchObject([
      {
        kind: 'identical-runs',
        message:
          'A3 equals A2 in all 12 figures and 12 latencies: most likely one block was pasted twice. Both runs are kept and counted once.',
        runs: [2, 3],
      },
    ])
  })

  it('says what it looked for where there is nothing', async () => {
    const { messages, findings } = await parse('Hello,\n\nit reads 80 MB/s here, I think.\n')
    expect(messages.flatMap(({ runs }) => runs)).toEqual([])
    expect(findings).toMatchObject([{ kind: 'no-result', lines: [3] }])
    expect(findings[0]?.message).toContain('bonnie++')
  })

  it('gives every value its evidence, letter for letter', async () => {
    for (const name of documentsIn(ARCHIVE))
      for (const { text, runs } of (await parse(readFileSync(join(ARCHIVE, name)))).messages) {
        const lines = text.split('\n')
        for (const { evidence } of runs)
          for (const [field, { line, text: words }] of Object.entries(evidence))
            expect(lines[line - 1] ?? '', `${name} ${field}`).toContain(words)
      }
  })

  it('never throws, whatever the text', async () => {
    const pieces = fc.constantFrom(
      'Throughput 1.5 MB/sec 4 procs',
      '2.4.9-ac1',
      'System A:',
      '> ',
      '\n',
      '\n\n',
      'with ',
      'ext3',
      ' (',
      ')',
      ': ',
      '-- ',
      '1\tnoatime',
      'Test\tMount options',
      'mount -o ',
      'RAID ',
      '5 x ',
      'Athlon ',
      '--',
      '=',
      'After ',
      'diff -',
      'raid level 9',
      '\0',
      'é',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 60 }), async (parts) => {
        const document = await parse(parts.join(''))
        expect(document.parser).toBe(PARSER)
      }),
      { seed: 7, numRuns: 150 },
    )
  })
})

describe('toReport', () => {
  it('leaves out the raw input and the marks, and keeps the rest', async () => {
    const report = toReport(await parse(readFileSync(join(ARCHIVE, 'xfs-delaylog-2011.txt'))))
    const [message] = report.messages
    expect(message).not.toHaveProperty('raw')
    expect(message?.from).toBe('Matthias Wendt')
    expect(message?.runs[0]?.measurements[1]).toMatchObject({
      metric: 'seq_output_block',
      value: 153107,
      unit: 'KiB/s',
      cpuPercent: 19,
      latencyUs: 1480000,
    })
    expect(message?.runs[0]?.measurements[1]).not.toHaveProperty('marks')
    expect(Object.keys(report)).toEqual(['parser', 'messages', 'findings'])
  })
})
