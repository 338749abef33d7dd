import { describe, expect, it } from 'vitest'
import { comparisonAsCsv } from './as-csv'
import { comparisonAsMarkdown } from './as-markdown'
import { comparisonAsText } from './as-text'
import { aCell, aQuestion } from './cell.fixture'
import { draw } from './draw.fixture'
import { findChanges } from './find-changes'
import { expectedFigures, inOrder, readFigures } from './passed-on.fixture'

const ADDRESS = 'https://archive.example.org/p/3fkq7w'
const runs = (from: number) => ({ runs: [from], figures: [from] })
const options = draw(aQuestion('mountOptions'), [
  aCell('rw,noatime', 153_107, runs(28)),
  aCell('rw,noatime,delaylog', 67_526, runs(42)),
  aCell('rw,noatime,delaylog,logbsize=262144', 67_526, { ...runs(56), counted: false }),
])

describe('comparisonAsText', () => {
  it('is a mail', () => {
    expect(comparisonAsText(options, ADDRESS)).toBe(`IOlore comparison: tiobench by mountOptions
Sequential write of tiobench by mount options
1 machine, 1 run each, 1 message: nothing is known about the spread. Run
  56 equals A2 to the last digit and is not counted. Higher is better.

Machine: System A
Described: Athlon
seq_write (MB/s): sequential write
mount options                          MB/s  ratio  n  line
rw,noatime                           153107   1.00  1  L28
rw,noatime,delaylog                   67526   0.44  1  L42
rw,noatime,delaylog,logbsize=262144   67526   0.44  -  L56 = A2

Differs only in: mount options (within a panel)
${ADDRESS}
`)
  })

  it('has old and new beside each other where something changed since', () => {
    const other = draw(aQuestion('mountOptions'), [
      aCell('rw,noatime', 153_107, runs(28)),
      aCell('rw,noatime,nobarrier', 67_526, runs(42)),
      aCell('ro', 5, runs(77)),
    ])
    const changes = findChanges(options, other)
    const since = { keptAt: '2026-11-30T21:00:00Z', changed: 3, changes, gone: [] }
    const text = comparisonAsText(options, ADDRESS, since)
    expect(text).toContain(`
Changed: 3 values since it was kept on 2026-11-30; shown as kept.
point                                    kept  ratio  n  today  ratio  n
System A, sequential write, rw,noatime,delaylog now
  rw,noatime,nobarrier: a condition was corrected
                                        67526   0.44  1  67526   0.44  1
System A, sequential write, rw,noatime,delaylog,logbsize=262144: not
  among the runs of today
                                        67526   0.44  -      -      -  -
System A, sequential write, ro: new since
                                            -      -  -      5  0.000  1
`)
    expect(inOrder(readFigures(text))).toEqual(inOrder(expectedFigures(options)))
  })

  it('keeps to 72 columns, whatever the labels are', () => {
    const long = 'rw,noatime,nodiratime,logbufs=8,logbsize=262144,nobarrier,inode64,allocsize=1g,data=writeback'
    const cells = [aCell('rw', 1), aCell(long, 2, { conditions: { 'factors.note': 'word '.repeat(40) } })]
    const lines = comparisonAsText(draw(aQuestion('mountOptions'), cells), ADDRESS).split('\n')
    expect(lines.filter((line) => line.length > 72)).toEqual([])
    expect(lines.join('').replaceAll(/\s/g, '')).toContain(long)
  })
})

describe('comparisonAsMarkdown', () => {
  it('links figures to their lines and lets nothing of a mail be markup', () => {
    const cells = [aCell('a|b`c', 1, runs(3)), aCell('<b>*x*</b>', 2, runs(4))]
    const text = comparisonAsMarkdown(draw(aQuestion('filesystem'), cells), ADDRESS, 'https://archive.example.org')
    expect(text).toContain('| ``a\\|b`c`` | [1](https://archive.example.org/messages/m#L3.1) | ×1 | 1 |')
    expect(text).toContain('| `<b>*x*</b>` | [2](https://archive.example.org/messages/m#L4.1) | ×2.00 | 1 |')
    expect(text.split('\n').filter((line) => line.startsWith('<'))).toEqual([`<${ADDRESS}>`])
  })
})

describe('what changed since, as Markdown', () => {
  it('stands beside what was kept', () => {
    const other = draw(aQuestion('mountOptions'), [
      aCell('rw,noatime', 153_107, runs(28)),
      aCell('ro', 67_526, runs(42)),
    ])
    const changes = findChanges(options, other)
    const since = { keptAt: '2026-11-30T21:00:00Z', changed: 2, changes, gone: [] }
    const text = comparisonAsMarkdown(options, ADDRESS, 'https://archive.example.org', since)
    expect(text).toContain('**Changed**: 2 values since it was kept on 2026-11-30; shown as kept.')
    expect(text).toContain(
      '| System A, sequential write | `rw,noatime,delaylog` now `ro` | 67526 | ×0.44 | 67526 | ×0.44 | a condition was corrected |',
    )
  })
})

describe('comparisonAsCsv', () => {
  it('has a row for each figure', () => {
    const [head, ...rows] = comparisonAsCsv(options).trimEnd().split('\n')
    expect(head).toMatch(/^panel,machine,metric,unit,mount options,group,/)
    expect(rows).toHaveLength(3)
    expect(rows[1]).toContain('"rw,noatime,delaylog",0,,,67526,67526,MB/s,ok')
  })
})
