import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAST_IO_TESTS, FILE_TESTS } from '@/lib/formats/bonnie-plus-plus/tests'
import { formsOfBonnie, formsOfIozone } from '@/lib/formats/second-source/forms.fixture'
import { disagreements, figuresIn } from '@/lib/formats/second-source/two-forms.fixture'
import { parse } from '@/lib/parse'
import { describeInstalled } from './installed'
import { metricsIn, onlyValue, readOne } from './read-one'

describeInstalled('bonnie++', 'apt-get install bonnie++', (run) => {
  let text = ''
  const bonnie = () => {
    // it will not run as root without being told so
    const asRoot = process.getuid?.() === 0 ? ['-u', 'root'] : []
    text ||= run('bonnie++', ['-d', '.', ...asRoot, '-f', '-s', '32M', '-r', '16', '-n', '1', '-m', 'testbox'])
    return text
  }

  test('all that it printed is one run', async () => {
    const { tool, toolVersion, system, measurements } = await readOne(bonnie())
    expect({ tool, label: system?.label }).toEqual({ tool: 'bonnie++', label: 'testbox' })
    expect(toolVersion).toMatch(/^\d\.\d/)
    expect(measurements.map(({ metric }) => metric)).toEqual([...FAST_IO_TESTS, ...FILE_TESTS])
  })

  test('its table says what its CSV line says', () => {
    const { table, csv } = formsOfBonnie(bonnie())
    expect(figuresIn(csv)).toHaveLength(FAST_IO_TESTS.length + FILE_TESTS.length)
    expect(disagreements(figuresIn(table), figuresIn(csv))).toEqual([])
  })

  test('bon_csv2txt and bon_csv2html read in it what is read here', async () => {
    const { csv } = formsOfBonnie(bonnie())
    for (const reader of ['bon_csv2txt', 'bon_csv2html']) {
      const { messages } = await parse(run(reader, [], `${csv}\n`))
      const own = messages.flatMap(({ runs }) => runs.flatMap(({ measurements }) => measurements))
      expect(own.length).toBeGreaterThan(FILE_TESTS.length)
      expect(disagreements(own, figuresIn(csv))).toEqual([])
    }
  })
})

describeInstalled('dd', 'apt-get install coreutils', (run) => {
  test('its rate is its bytes by its seconds', async () => {
    const { tool, measurements } = await readOne(run('dd', ['if=/dev/zero', 'of=zeros', 'bs=64k', 'count=64']))
    expect(tool).toBe('dd')
    const [elapsed, rate] = [
      onlyValue(measurements, 'elapsed_time'),
      measurements.find(({ metric }) => metric === 'throughput'),
    ]
    const bytes = { 'kB/s': 1e3, 'MB/s': 1e6, 'GB/s': 1e9 }[rate?.unit ?? '']
    // printed to two digits at least
    expect(Math.abs(((rate?.value ?? 0) * (bytes ?? 0) * elapsed) / (64 * 65536) - 1)).toBeLessThan(0.06)
  })
})

describeInstalled('iozone', 'apt-get install iozone3, of non-free', (run) => {
  test('its table says what its Excel part says', async () => {
    const text = run('iozone', ['-a', '-R', '-n', '512k', '-g', '1m', '-y', '64k', '-q', '256k', '-f', './iozone'])
    expect((await readOne(text)).tool).toBe('iozone')
    const { table, excel } = formsOfIozone(text)
    expect(figuresIn(excel).length).toBeGreaterThan(70)
    expect(disagreements(figuresIn(table), figuresIn(excel), ['fileSizeKiB', 'recordSizeKiB'])).toEqual([])
  })
})

describeInstalled('tiobench', 'not a package of Debian; from its source', (run) => {
  test('every thread count has its figures', async () => {
    const text = run('tiobench', ['--size', '8', '--threads', '1', '--threads', '2', '--random', '50', '--target', '.'])
    const { tool, measurements } = await readOne(text)
    expect(tool).toBe('tiobench')
    expect(new Set(measurements.map(({ params }) => params.threads))).toEqual(new Set([1, 2]))
    for (const test of ['seq_read', 'random_read', 'seq_write', 'random_write'])
      expect(measurements.filter(({ metric }) => metric.startsWith(test)).length).toBeGreaterThan(0)
  })
})

const CLIENT = ['/usr/share/dbench/client.txt', '/usr/local/share/doc/dbench/loadfiles/client.txt'].find(existsSync)

describeInstalled('dbench', 'apt-get install dbench', (run) => {
  test('its table of operations and its result are one run', async () => {
    const text = run('dbench', ['-t', '2', '-D', '.', ...(CLIENT ? ['-c', CLIENT] : []), '2'])
    const { tool, toolVersion, measurements } = await readOne(text)
    expect(tool).toBe('dbench')
    expect(text).toContain(`dbench version ${toolVersion}`)
    expect(new Set(measurements.map(({ params }) => params.clients))).toEqual(new Set([2]))
    expect(onlyValue(measurements, 'throughput')).toBeGreaterThan(0)
    // the longest of all is that of one operation, a little later on the clock
    const longest = measurements.flatMap(({ metric, value }) => (metric === 'op_max_latency' ? [value ?? 0] : []))
    expect(longest.length).toBeGreaterThan(8)
    expect(measurements.filter(({ metric }) => metric === 'op_count')).toHaveLength(longest.length)
    expect(metricsIn(await readOne(text))).toContain('max_latency')
  })
})
