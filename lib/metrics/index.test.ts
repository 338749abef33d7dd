import { describe, expect, it } from 'vitest'
import { metricOf, metrics, metricsOf } from './index'

describe('the table of metrics', () => {
  it('names each metric of a tool once', () => {
    const names = metrics.map(({ tool, metric }) => `${tool} ${metric}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('says of each metric what it measures, in one sentence', () => {
    for (const { meaning } of metrics) expect(meaning).toMatch(/^[A-Z0-9].*\.$/)
  })

  it('stands in the order of the output', () => {
    expect(
      metricsOf('bonnie++')
        .map(({ metric }) => metric)
        .slice(0, 6),
    ).toEqual([
      'seq_output_char',
      'seq_output_block',
      'seq_rewrite',
      'seq_input_char',
      'seq_input_block',
      'random_seeks',
    ])
    expect(metricsOf('unheard of')).toEqual([])
  })
})

describe('metricOf', () => {
  it.each([
    ['bonnie++', 'seq_output_block', 'sequential block write', 'higher', 'write'],
    ['tiobench', 'seq_write', 'sequential write', 'higher', 'write'],
    ['tiobench', 'random_read_max_latency', 'random read, maximum latency', 'lower', 'time'],
    ['dbench', 'elapsed_time', 'elapsed time', 'lower', 'time'],
    ['bonnie++', 'load', 'load', 'lower', 'rate'],
    ['fio', 'read_clat_p99_9', 'read clat p99.9', 'lower', 'time'],
    ['fio', 'write_iops', 'write iops', 'higher', 'write'],
    ['mongo', 'create_time', 'create time', 'lower', 'time'],
    ['typed', 'files_per_second', 'files a second', 'higher', 'files'],
    ['ior', 'random_write', 'random write', 'higher', 'random'],
  ])('%s %s: %s', (tool, metric, title, better, kind) => {
    expect(metricOf(tool, metric)).toMatchObject({ tool, metric, title, better, kind })
  })

  it('states no unit that it does not know', () => {
    expect(metricOf('typed', 'score').unit).toBeNull()
  })
})
