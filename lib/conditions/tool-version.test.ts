import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in'
import { toolVersion } from './tool-version'

describe('toolVersion', () => {
  it.each([
    ['dbench-1.1 32 clients', ['toolVersion=1.1', 'params.clients=32']],
    ['and NetBench\n7.0.1.', ['toolVersion=7.0.1']],
    ['tiotest v0.3.1', ['toolVersion=0.3.1']],
    ['bonnie++ version 1.03', ['toolVersion=1.03']],
    ['dbench 48', ['params.clients=48']],
    ['fio-2.16-5-g915ca', ['toolVersion=2.16-5-g915ca']],
    ['dbench version 3.04', ['toolVersion=3.04']],
    ['hdparm is version 4.5', ['toolVersion=4.5']],
  ])('%j states %j', (text, found) => {
    expect(foundIn(toolVersion, text)).toEqual(found)
  })

  it.each([
    'dbench on 2.4.9',
    'netbench 660 Mbps',
    'bonnie++ 2.5 times',
    'see /usr/src/dbench-1.3/README',
    'I like fio',
    'hdparm was slow, version 4.5 of what?',
  ])('%j states none', (text) => {
    expect(foundIn(toolVersion, text)).toEqual([])
  })

  it('holds for that tool only', () => {
    expect(toolVersion.find({ text: 'tiotest v0.3.1', kind: 'line', index: 0, start: 0 })).toMatchObject([
      { only: { field: 'tool', value: 'tiobench' } },
    ])
  })
})
