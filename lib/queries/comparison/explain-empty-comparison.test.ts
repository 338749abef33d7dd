import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import type { Asked } from '@/lib/url/question'
import { openConditions, settle } from './conditions.fixture'
import { explainEmptyComparison } from './explain-empty'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openConditions()
})
afterAll(() => opened.remove())

const settled = (asked: Partial<Asked>) => settle(opened.archive, asked)

describe('explainEmptyComparison', () => {
  const explain = async (asked: Partial<Asked>) =>
    explainEmptyComparison(opened.archive, await settled({ metrics: ['seq_write'], ...asked }))
  const links = (some: readonly { readonly words: string; readonly runs: number }[]) =>
    some.map(({ words, runs }) => `${words}: ${runs}`)

  it.each<[string, Partial<Asked>, string, readonly string[]]>([
    [
      'an option that has not the value',
      { tool: 'tiobench', by: 'kernel', hold: [{ field: 'option.data', value: 'none' }] },
      'No run of tiobench with data=none.',
      ['data=none: 8'],
    ],
    [
      'chosen runs',
      { tool: 'tiobench', by: 'mountOptions', runs: [999_999] },
      'No run of tiobench among the 1 chosen run.',
      ['the 1 chosen run: 8'],
    ],
    [
      'what measures memory',
      { tool: 'bonnie', by: 'kernel', hold: [{ field: 'filesystem', value: 'ext2' }], memory: 'out' },
      'No run of bonnie with filesystem ext2 aside from those that measure memory.',
      [],
    ],
    [
      'what measures memory, where something can be compared',
      { tool: 'bonnie', by: 'mountOptions', hold: [{ field: 'filesystem', value: 'ext2' }], memory: 'out' },
      'No run of bonnie with filesystem ext2 aside from those that measure memory.',
      ['filesystem ext2: 1', 'leaving out what measures memory: 1'],
    ],
  ])('names %s', async (_, asked, words, without) => {
    const found = await explainEmptyComparison(opened.archive, {
      ...(await settled({ ...asked, by: null })),
      by: asked.by ?? '',
    })
    expect(found.words).toBe(words)
    expect(links(found.without)).toEqual(without)
  })

  it('names a range of kernels', async () => {
    const question = await settled({
      tool: 'dbench',
      by: 'kernel',
      hold: [{ field: 'kernel', value: '2.4.18..2.4.19' }],
    })
    const { words, why, without } = await explainEmptyComparison(opened.archive, question)
    expect(words).toBe('No run of dbench with kernel 2.4.18 to 2.4.19.')
    expect(why).toBe(
      'The archive has 8 runs of dbench and 10 runs with kernel 2.4.18 to 2.4.19, but none that is both.',
    )
    expect(without).toMatchObject([{ words: 'kernel 2.4.18 to 2.4.19', runs: 8 }])
  })

  it('names the kernels next to it', async () => {
    const hold = [{ field: 'kernel', value: '2.4.18..2.4.19' }]
    const question = await settled({ tool: 'dbench', by: 'filesystem', hold })
    const { nearest } = await explainEmptyComparison(opened.archive, { ...question, by: 'toolVersion' })
    expect(nearest.map(({ words }) => words)).toEqual([
      'dbench by kernel',
      'tiobench with kernel 2.4.18 to 2.4.19, by mount options',
      'postmark with kernel 2.4.18 to 2.4.19, by mount options',
    ])
  })

  it('names the mail', async () => {
    const { id } = await opened.archive.message.findFirstOrThrow({ where: { subject: 'bonnie' } })
    const { words, without, why } = await explain({ tool: 'dbench', by: 'kernel', message: id })
    expect(words).toBe('No run of dbench in the mail 2003-05-06, bonnie.')
    expect(why).toBe(
      'The archive has 8 runs of dbench and 3 runs in the mail 2003-05-06, bonnie, but none that is both.',
    )
    expect(links(without)).toEqual(['the mail 2003-05-06, bonnie: 8'])
  })

  it('says what runs do not state, and what they do', async () => {
    const hold = [{ field: 'filesystem', value: 'ext2' }]
    const question = await settled({ tool: 'bonnie', by: 'filesystem' })
    const found = await explainEmptyComparison(opened.archive, { ...question, by: 'kernel' })
    expect([found.words, found.why]).toEqual([
      'No run of bonnie to compare.',
      '3 runs fit, but none states its kernel.',
    ])
    expect(links(found.nearest)).toEqual(['by filesystem: 3', 'by file size: 3'])
    const other = await explainEmptyComparison(opened.archive, {
      ...question,
      by: 'mountOptions',
      hold,
      metrics: ['seq_read'],
    })
    expect(other.why).toBe('1 run fits, but none prints seq read.')
    expect(links(other.nearest)).toEqual(['seq write: 1'])
  })
})
