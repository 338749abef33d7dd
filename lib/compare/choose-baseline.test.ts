import { describe, expect, it } from 'vitest'
import { aCell, aQuestion } from './cell.fixture'
import { draw, inShort } from './draw.fixture'

describe('baseline', () => {
  it.each<[string, readonly (string | null)[], string]>([
    ['kernel', ['2.4.10', '2.4.9', '2.4.10-pre2'], '2.4.9'],
    ['mountOptions', ['rw,noatime', 'rw'], 'rw'],
    ['mountOptions', ['rw', null], 'not stated'],
    ['option.delaylog', ['with', 'without'], 'without delaylog'],
    ['factors.patch', ['with', 'without'], 'without patch'],
    ['factors.kupdated', ['stopped', null], 'not stated'],
    ['factors.max-readahead', ['511', '3'], '511'],
    ['filesystem', ['xfs', 'ext2'], 'xfs'],
  ])('by %s of %j is %s', (by, values, label) => {
    const cells = values.map((value) => aCell(value, 1))
    expect(draw(aQuestion(by), cells).baseline).toBe(label)
  })

  it('is the one asked for, in whatever order options are written', () => {
    const cells = [aCell('rw', 1), aCell('rw,noatime', 2)]
    expect(draw(aQuestion('mountOptions', { base: 'noatime,rw' }), cells).baseline).toBe('rw,noatime')
  })

  it('is none where the value asked for is not there', () => {
    const comparison = draw(aQuestion('kernel', { base: '9.9' }), [aCell('2.4', 1), aCell('2.6', 2)])
    expect(comparison.baseline).toBeNull()
    expect(inShort(comparison)[0]?.charts[0]).toEqual(['2.4 1 - n1', '2.6 2 - n1'])
  })
})

describe('order of groups', () => {
  it.each<[string, readonly [string, number][], readonly string[]]>([
    [
      'kernel',
      [
        ['2.4.10', 1],
        ['2.4.10-pre2', 2],
        ['2.4.9', 3],
      ],
      ['2.4.9', '2.4.10-pre2', '2.4.10'],
    ],
    [
      'factors.x',
      [
        ['511', 1],
        ['31', 2],
        ['0', 3],
      ],
      ['0', '31', '511'],
    ],
    [
      'factors.x',
      [
        ['deadline', 1],
        ['cfq', 2],
      ],
      ['deadline', 'cfq'],
    ],
    [
      'filesystem',
      [
        ['ext2', 5],
        ['xfs', 1],
        ['jfs', 9],
      ],
      ['ext2', 'jfs', 'xfs'],
    ],
  ])('by %s of %j', (by, values, labels) => {
    const cells = values.map(([value, mean]) => aCell(value, mean))
    const [chart] = draw(aQuestion(by), cells).panels[0]?.charts ?? []
    expect(chart?.groups.map(({ label }) => label)).toEqual(labels)
  })
})
