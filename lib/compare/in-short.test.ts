import { describe, expect, it } from 'vitest'
import { aCell, aQuestion } from './cell.fixture'
import { draw } from './draw.fixture'
import { inShort, pictureWords } from './in-short'

const kernels = draw(aQuestion('kernel'), [aCell('2.4.8', 5.995), aCell('2.4.10', 13.01)])

describe('inShort', () => {
  it('is the verdict in plain words', () => {
    expect(inShort(kernels)).toBe(
      'From 2.4.8 to 2.4.10, sequential write rose to ×2.17 of the baseline (5.995 to 13.01 MB/s).',
    )
  })

  it('says what else differs, and where nothing is like', () => {
    const unlike = {
      ...kernels,
      notLikeWithLike: true,
      differsWithin: ['system.cpu'],
      differsBetween: ['system.cpu', 'kernel'],
    }
    expect(inShort(unlike)).toMatch(/^Not like with like\. From .* Also differs in: CPU, kernel\.$/)
  })

  it('is cut between words', () => {
    const long = inShort({ ...kernels, differsWithin: Array.from({ length: 99 }, (_, at) => `factors.word${at}`) })
    expect(long.length).toBeLessThanOrEqual(300)
    expect(long).toMatch(/word\d+,…$/)
    expect(inShort({ ...kernels, verdict: [[{ kind: 'words', text: 'x'.repeat(999) }]] })).toHaveLength(300)
  })

  it('of an empty comparison is its title', () => {
    expect(inShort(draw(aQuestion('kernel'), []))).toBe('Sequential write of tiobench by kernel')
  })
})

describe('pictureWords', () => {
  it('has the figures', () => {
    expect(pictureWords(kernels)).toBe('Sequential write of tiobench by kernel: 2.4.8 5.995 MB/s; 2.4.10 13.01 MB/s')
  })

  it('has the first of many, with their places', () => {
    const swept = [1, 2, 4, 8, 16].flatMap((place) =>
      ['2.4.8', '2.4.10'].map((kernel) => aCell(kernel, place, { place, sweep: 'threads' })),
    )
    expect(pictureWords(draw(aQuestion('kernel'), swept))).toMatch(/: 2\.4\.8 1 MB\/s at 1 thread; .*; …$/)
  })
})
