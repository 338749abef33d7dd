import type { Measurement, Message, Run } from '@/lib/model'
import { pick, seeded } from './random'

/** How a tool's run looks: its metrics, and over what it sweeps. */
interface Shape {
  readonly tool: string
  readonly metrics: readonly string[]
  readonly unit: string
  readonly sweep: { readonly name: string; readonly places: readonly number[] } | null
}

const BONNIE =
  'seq_output_char seq_output_block seq_rewrite seq_input_char seq_input_block random_seeks seq_create seq_stat seq_delete random_create random_stat random_delete'

const SHAPES: readonly Shape[] = [
  { tool: 'bonnie++', metrics: BONNIE.split(' '), unit: 'KiB/s', sweep: null },
  { tool: 'dbench', metrics: ['throughput'], unit: 'MB/s', sweep: { name: 'clients', places: [1, 4, 16, 64] } },
  {
    tool: 'tiobench',
    metrics: ['seq_read', 'random_read', 'seq_write', 'random_write'],
    unit: 'MB/s',
    sweep: { name: 'threads', places: [1, 2, 4, 8] },
  },
  { tool: 'aim7', metrics: ['jobs_per_minute'], unit: 'jobs/min', sweep: { name: 'tasks', places: [1, 10, 100] } },
]

const FILESYSTEMS = ['ext3', 'xfs', 'reiserfs', 'ext4', 'btrfs', 'jfs', 'ext2', 'reiser4']
const OPTIONS = ['noatime', 'data=writeback', 'nobarrier', 'delaylog', 'notail', 'logbsize=262144', 'data=journal']
const FACTORS: readonly (readonly [string, readonly string[]])[] = [
  ['I/O scheduler', ['cfq', 'deadline', 'noop', 'anticipatory']],
  ['max-readahead', ['127', '255', '511', '1023']],
  ['patch', ['with', 'without']],
  ['after', ['reboot', 'heavy work']],
]
const CPUS = [
  'Pentium III 1 GHz',
  'Athlon XP 1800+',
  'Core 2 Quad Q9550',
  'Opteron 2216',
  'Xeon E5-2620',
  'Celeron 566',
]
const RAIDS = ['RAID 0', 'RAID 1', 'RAID 5', 'RAID 6', 'RAID 10']
const POSTERS = 400
const LISTS = ['linux-kernel', 'linux-raid', 'linux-xfs', 'linux-ext4', 'linux-btrfs', 'reiserfs-devel']
const WORDS =
  'results patch journal latency throughput stripe readahead elevator writeback regression kernel disk controller cache barrier allocation delayed extent fragmentation'.split(
    ' ',
  )
const KINDS = ['identical-runs', 'fits-in-memory'] as const
const RUNS_A_MESSAGE = 5

const upTo = (random: () => number, most: number): number => Math.floor(random() * (most + 1))

const inventKernel = (random: () => number): string =>
  random() < 0.5
    ? `2.4.${upTo(random, 30)}${pick(random, ['', '', '-ac3', '-pre4', '-aa1'])}`
    : `2.6.${upTo(random, 39)}${pick(random, ['', '', '-rc3', '-mm2', '-rc5-mm1'])}`

function inventFigures(random: () => number, shape: Shape): readonly Measurement[] {
  const places = shape.sweep?.places ?? [null]
  return places.flatMap((place, row) =>
    shape.metrics.map((metric, column) => {
      const value = Math.round(random() * 1e7) / 100
      return {
        metric,
        value,
        unit: shape.unit,
        status: 'ok' as const,
        cpuPercent: upTo(random, 99),
        latencyUs: null,
        params: place === null || shape.sweep === null ? { fileSize: '8G' } : { [shape.sweep.name]: place },
        line: 10 + row,
        column: 1 + 8 * column,
        text: String(value),
        marks: [],
      }
    }),
  )
}

function inventOptions(random: () => number): readonly string[] | null {
  if (random() < 0.5) return null
  return OPTIONS.slice(0, 4).filter(() => random() < 0.4)
}

/** One mail of a person who varies one thing on one machine. */
function inventRuns(random: () => number): readonly Run[] {
  const shape = pick(random, SHAPES)
  const machine = upTo(random, 2000)
  const system =
    random() < 0.6
      ? {
          cpu: pick(random, CPUS),
          memory: `${2 ** upTo(random, 5)} GB RAM`,
          label: `box ${machine}`,
          raid: pick(random, RAIDS),
        }
      : null
  const fixed = { kernel: inventKernel(random), filesystem: pick(random, FILESYSTEMS), options: inventOptions(random) }
  const varied = pick(random, ['filesystem', 'kernel', 'options', 'factor'])
  const [factor, settings] = pick(random, FACTORS)
  return Array.from({ length: RUNS_A_MESSAGE }, (_, index) => ({
    tool: shape.tool,
    toolVersion: `1.${machine % 10}`,
    label: `run ${index + 1}`,
    kernel: varied === 'kernel' ? inventKernel(random) : fixed.kernel,
    filesystem: varied === 'filesystem' ? (FILESYSTEMS[index] ?? null) : fixed.filesystem,
    mountOptions: varied === 'options' ? OPTIONS.slice(0, index) : fixed.options,
    system,
    factors: varied === 'factor' ? { [factor]: settings[index % settings.length] ?? '' } : {},
    quoted: false,
    lines: [10, 20] as const,
    measurements: inventFigures(random, shape),
    evidence: { kernel: { line: 2, text: 'kernel', how: 'stated' as const } },
    findings: [],
  }))
}

/** The n-th invented mail: the same every time. */
export function inventMessage(n: number): Message {
  const random = seeded(n)
  const runs = inventRuns(random)
  const day = new Date(Date.UTC(1999, 0, 1) + upTo(random, 9000) * 86_400_000)
  const from = `Ada Poster ${upTo(random, POSTERS)}`
  const lines = Array.from({ length: 20 }, () => `invented ${pick(random, WORDS)} of ${pick(random, WORDS)}`)
  const text = `From: ${from} <ada@example.org>\nTo: ${pick(random, LISTS)}@vger.kernel.org\nSubject: figures ${n}\n\n${lines.join('\n')}\n`
  return {
    messageId: `${n}@bench.example.org`,
    subject: `figures ${n}`,
    from,
    date: day.toISOString().replace('.000Z', '+00:00'),
    references: [],
    text,
    raw: text,
    runs,
    findings: n % 3 === 0 ? [inventFinding(pick(random, KINDS))] : [],
  }
}

/** About the first two runs of a mail. */
const inventFinding = (kind: (typeof KINDS)[number]): Message['findings'][number] => ({
  kind,
  severity: 'info',
  message: 'invented',
  runs: [1, 2],
  lines: [10],
})

export const messagesFor = (runs: number): number => Math.ceil(runs / RUNS_A_MESSAGE)
