import { expect, test } from 'vitest'
import { formsOfFio } from '@/lib/formats/second-source/forms.fixture'
import { disagreements, figuresIn } from '@/lib/formats/second-source/two-forms.fixture'
import { describeInstalled } from './installed'
import { metricsIn, onlyValue, readOne } from './read-one'

const PLACES = ['job', 'group']

describeInstalled('fio', 'apt-get install fio', (run) => {
  const fio = (...args: readonly string[]) =>
    run('fio', [
      '--name=live',
      '--size=4M',
      '--bs=4k',
      '--ioengine=psync',
      '--output-format=normal,terse,json+',
      ...args,
    ])

  test.each([
    ['reads and writes at random', ['--rw=randrw', '--runtime=1', '--time_based']],
    ['a group of two writers', ['--rw=write', '--numjobs=2', '--group_reporting']],
  ])('%s: the three forms of its result agree, and are one run', async (_, args) => {
    const text = fio(...args)
    const { tool, measurements } = await readOne(text)
    expect(tool).toBe('fio')
    const { human, terse, json } = formsOfFio(text)
    const [own, short, long] = [human, terse ?? '', json ?? ''].map(figuresIn)
    expect(own?.length).toBeGreaterThan(20)
    expect(measurements).toHaveLength(own?.length ?? 0)
    for (const other of [short, long]) {
      expect(disagreements(own ?? [], other ?? [], PLACES)).toEqual([])
      expect(disagreements(other ?? [], own ?? [], PLACES)).toEqual([])
    }
  })

  test('its JSON says the same to another reader', async () => {
    const { json } = formsOfFio(fio('--rw=randread', '--runtime=1', '--time_based'))
    const { jobs } = JSON.parse(json ?? '') as { jobs: readonly [{ read: { bw: number; iops: number } }] }
    const figures = figuresIn(json ?? '')
    expect(onlyValue(figures, 'read_bandwidth')).toBe(jobs[0].read.bw)
    expect(onlyValue(figures, 'read_iops')).toBe(jobs[0].read.iops)
  })
})

describeInstalled('sysbench', 'apt-get install sysbench', (run) => {
  test('its operations a second are its MiB a second', async () => {
    const file = ['fileio', '--file-total-size=4M', '--file-num=2', '--file-test-mode=rndrw']
    run('sysbench', [...file, 'prepare'])
    const text = run('sysbench', [...file, '--time=1', '--threads=2', 'run'])
    const { tool, measurements } = await readOne(text)
    expect(tool).toBe('sysbench')
    expect(measurements[0]?.params).toMatchObject({ threads: 2, testMode: 'rndrw' })
    expect(metricsIn(await readOne(text))).toEqual(expect.arrayContaining(['fsyncs', 'latency_avg', 'latency_p95']))
    const blocks = 1024 / 16
    for (const what of ['read', 'write'] as const) {
      const rate = onlyValue(measurements, `${what}_throughput`)
      expect(Math.abs(onlyValue(measurements, `${what}_requests`) / blocks - rate)).toBeLessThanOrEqual(0.01)
    }
  })
})

describeInstalled('fs_mark', 'apt-get install fsmark', (run) => {
  test('each of its rows is read', async () => {
    const text = run('fs_mark', ['-d', 'marks', '-n', '50', '-s', '4096', '-L', '3'])
    const { tool, measurements } = await readOne(text)
    expect(tool).toBe('fs_mark')
    const rates = measurements.filter(({ metric }) => metric === 'files_per_second')
    expect(rates.map(({ params }) => params)).toMatchObject([50, 100, 150].map((files) => ({ files, threads: 1 })))
    expect(measurements.filter(({ metric }) => metric === 'app_overhead')).toHaveLength(rates.length)
  })
})

describeInstalled('ioping', 'apt-get install ioping', (run) => {
  test('its statistics say what its raw line says, and both are one run', async () => {
    const text = run('ioping', ['-c', '4', '-p', '3', '-i', '0', '.'])
    expect((await readOne(text)).measurements).toHaveLength(6)
    const [raw = '', statistics = ''] = text.split(/^(?=---)/m)
    const [one, other] = [figuresIn(raw), figuresIn(statistics)]
    expect(one).toHaveLength(6)
    expect(disagreements(one, other)).toEqual([])
    expect(disagreements(other, one)).toEqual([])
  })

  test('its JSON is read', async () => {
    const { tool, measurements } = await readOne(run('ioping', ['-J', '-c', '4', '-i', '0', '.']))
    expect(tool).toBe('ioping')
    expect(measurements).toHaveLength(6)
  })
})
