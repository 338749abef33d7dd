import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { type SubjectKey, subjectHref } from '@/lib/url/subject-href'
import { ALL_SUBJECTS } from '@/lib/url/subjects-filter'
import { kernelsBySql } from '../runs/by-sql.fixture'
import { openSamples } from '../samples.fixture'
import { findSubjects } from './find-subjects'
import { getSubject } from './get-subject'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

describe('getSubject', () => {
  it.each<[SubjectKey, string]>([
    ['tool', 'bonnie++'],
    ['filesystem', 'xfs'],
    ['kernel', '2.4.10'],
    ['option', 'delaylog'],
  ])('%s %s: its runs, what they are, its newest messages', async (key, value) => {
    const subject = await getSubject(opened.archive, key, value)
    expect(subject?.runs).toBeGreaterThan(0)
    expect(subject?.newest.length).toBe(subject?.messages)
    expect(subject?.facets.map((facet) => facet.key)).not.toContain(key)
  })

  it('says what the archive says of a mount option', async () => {
    const subject = await getSubject(opened.archive, 'option', 'delaylog')
    expect(subject?.first).toBe('2011-01-24')
    const [first] = subject?.comparisons ?? []
    expect(first).toMatchObject({
      tool: 'bonnie++',
      href: '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=option.delaylog',
    })
    expect(
      first?.comparison.verdict
        .flat()
        .map(({ text }) => text)
        .join(''),
    ).toContain('×0.44')
  })

  it('says of a machine what its mail does, with the lines, and compares what its runs vary', async () => {
    const { rows } = await findSubjects(opened.archive, 'machine', ALL_SUBJECTS)
    const [most] = rows
    const subject = await getSubject(opened.archive, 'machine', most?.value ?? '')
    expect(subject).toMatchObject({ runs: most?.runs, name: most?.name })
    expect(subject?.facts.map(({ field }) => field)).toEqual(
      Object.keys(most?.system ?? {})
        .map((part) => `system.${part}`)
        .sort(),
    )
    expect(subject?.facts.every(({ line }) => line !== null && line > 0)).toBe(true)
    expect(subject?.comparisons.length).toBeGreaterThan(0)
    for (const { href } of subject?.comparisons ?? []) expect(href).toMatch(/[?&](?:msg|hold)=/)
  })

  it('shows no comparison in which nothing is compared', async () => {
    for (const key of ['filesystem', 'kernel', 'tool'] as const)
      for (const { value } of (await findSubjects(opened.archive, key, ALL_SUBJECTS)).rows)
        for (const { comparison } of (await getSubject(opened.archive, key, value))?.comparisons ?? [])
          expect(JSON.stringify(comparison.verdict)).not.toContain('nothing to compare')
  })

  it('compares what the newest mails of a list vary', async () => {
    const { rows } = await findSubjects(opened.archive, 'poster', ALL_SUBJECTS)
    const subject = await getSubject(opened.archive, 'poster', rows[0]?.value ?? '')
    expect(subject?.comparisons.map(({ href }) => href).join()).toContain('msg=')
  })

  it.each<[SubjectKey, string]>([
    ['option', 'delaylog'],
    ['tool', 'dbench'],
    ['filesystem', 'xfs'],
    ['kernel', '2.4.10'],
  ])('says on which kernels %s %s was measured', async (key, value) => {
    const subject = await getSubject(opened.archive, key, value)
    expect(subject?.kernels).toEqual(await kernelsBySql(opened.archive, { ...ALL_RUNS, [key]: value }))
    expect(subject?.kernels).not.toBeNull()
  })

  it('has the kernels before and after one in their order', async () => {
    expect(await getSubject(opened.archive, 'kernel', '2.4.10')).toMatchObject({
      before: expect.stringMatching(/^2\.4\.[89]/),
      after: expect.stringMatching(/^2\.4\.1[0-9]/),
    })
  })

  it('leads to a comparison of very many runs instead of working it out', async () => {
    const { archive, remove } = await openSamples()
    await archive.$executeRaw`
      WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n <= 5000)
      INSERT INTO Run (messageId, ordinal, tool, kernel, filesystem, factorKey, machine, quoted, firstLine, lastLine, fingerprint)
      SELECT r.messageId, 1000 + n, r.tool, r.kernel, 'xfs', '{}', r.machine, 0, r.firstLine, r.lastLine, 'f' || n
      FROM more, (SELECT * FROM Run WHERE tool = 'dbench' ORDER BY id LIMIT 1) r`
    const subject = await getSubject(archive, 'filesystem', 'xfs')
    expect(subject?.large).toEqual([
      { tool: 'dbench', by: 'filesystem', runs: expect.any(Number), href: '/compare?tool=dbench&by=filesystem' },
    ])
    expect(subject?.large[0]?.runs).toBeGreaterThan(5000)
    expect(subject?.comparisons.map(({ tool }) => tool)).toContain('netbench')
    await remove()
  })

  it('knows nothing of what no run states', async () => {
    expect(await getSubject(opened.archive, 'filesystem', 'zfs')).toBeNull()
  })
})

describe('subjectHref', () => {
  it.each<[SubjectKey, string, string]>([
    ['filesystem', 'xfs', '/filesystems/xfs'],
    ['option', 'data=writeback', '/options/data%3Dwriteback'],
    ['tool', 'bonnie++', '/benchmarks/bonnie%2B%2B'],
    ['poster', 'A/B C', '/posters/A%2FB%20C'],
  ])('of %s %s', (key, value, href) => expect(subjectHref(key, value)).toBe(href))
})
