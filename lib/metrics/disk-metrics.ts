import { type MetricRow, metricRows } from './metric-row'

/** Block throughput and file operations: Bonnie and its descendants, tiobench. Units as the tools print them. */
const BONNIE: readonly MetricRow[] = [
  [
    'seq_output_char',
    'KiB/s',
    'higher',
    'sequential character write',
    'char write',
    'write',
    'Writes a file one character at a time; measures the C library as much as the disk. 1.92 and later write single bytes and print far less.',
  ],
  [
    'seq_output_block',
    'KiB/s',
    'higher',
    'sequential block write',
    'block write',
    'write',
    'Writes a file in blocks, twice the size of memory unless told otherwise.',
  ],
  [
    'seq_rewrite',
    'KiB/s',
    'higher',
    'sequential rewrite',
    'rewrite',
    'write',
    'Reads each block of the file, changes it and writes it back.',
  ],
  [
    'seq_input_char',
    'KiB/s',
    'higher',
    'sequential character read',
    'char read',
    'read',
    'Reads the file one character at a time; measures the C library as much as the disk.',
  ],
  ['seq_input_block', 'KiB/s', 'higher', 'sequential block read', 'block read', 'read', 'Reads the file in blocks.'],
  [
    'random_seeks',
    'ops/s',
    'higher',
    'random seeks',
    'seeks',
    'random',
    'Several processes read blocks at random places and write back one in ten.',
  ],
]

const BONNIE_FILES: readonly MetricRow[] = [
  ['seq_create', 'ops/s', 'higher', 'file create, sequential', 'create', 'files', 'Creates files with names in order.'],
  [
    'seq_stat',
    'ops/s',
    'higher',
    'file stat, sequential',
    'stat',
    'files',
    'Stats the files in their order; the column is headed "Read".',
  ],
  ['seq_delete', 'ops/s', 'higher', 'file delete, sequential', 'delete', 'files', 'Deletes the files in their order.'],
  [
    'random_create',
    'ops/s',
    'higher',
    'file create, random',
    'random create',
    'files',
    'Creates files with random names.',
  ],
  [
    'random_stat',
    'ops/s',
    'higher',
    'file stat, random',
    'random stat',
    'files',
    'Stats the files in random order; the column is headed "Read".',
  ],
  [
    'random_delete',
    'ops/s',
    'higher',
    'file delete, random',
    'random delete',
    'files',
    'Deletes the files in random order.',
  ],
]

const TIOBENCH_TESTS = [
  ['seq_read', 'sequential read', 'seq. read', 'read', 'Several threads each read a file of their own in order.'],
  [
    'random_read',
    'random read',
    'random read',
    'random',
    'Several threads each read blocks at random places of a file of their own.',
  ],
  ['seq_write', 'sequential write', 'seq. write', 'write', 'Several threads each write a file of their own in order.'],
  [
    'random_write',
    'random write',
    'random write',
    'random',
    'Several threads each write blocks at random places of a file of their own.',
  ],
] as const

/** Each test has a rate, in the later layout five figures more, and in tiotest's terse lines times in place of the rate. */
const TIOBENCH: readonly MetricRow[] = TIOBENCH_TESTS.flatMap(([metric, title, short, kind, meaning]): MetricRow[] => [
  [metric, 'MB/s', 'higher', title, short, kind, meaning],
  [
    `${metric}_avg_latency`,
    'ms',
    'lower',
    `${title}, average latency`,
    'avg latency',
    'time',
    'Average time that a request took.',
  ],
  [
    `${metric}_max_latency`,
    'ms',
    'lower',
    `${title}, maximum latency`,
    'max latency',
    'time',
    'Longest time that a request took.',
  ],
  [
    `${metric}_over_2s`,
    '%',
    'lower',
    `${title}, requests over 2 s`,
    '>2 s',
    'time',
    'Share of requests that took longer than two seconds.',
  ],
  [
    `${metric}_over_10s`,
    '%',
    'lower',
    `${title}, requests over 10 s`,
    '>10 s',
    'time',
    'Share of requests that took longer than ten seconds.',
  ],
  [
    `${metric}_cpu_efficiency`,
    'index',
    'higher',
    `${title}, CPU efficiency`,
    'CPU eff.',
    kind,
    'Rate divided by CPU share.',
  ],
  [`${metric}_elapsed_time`, 's', 'lower', `${title}, elapsed time`, 'elapsed', 'time', 'Time from start to end.'],
  [`${metric}_user_time`, 's', 'lower', `${title}, user time`, 'user', 'time', 'CPU time outside the kernel.'],
  [`${metric}_system_time`, 's', 'lower', `${title}, system time`, 'system', 'time', 'CPU time in the kernel.'],
])

const IOZONE_TESTS = [
  ['write', 'write', 'write', 'Writes a new file.'],
  ['rewrite', 'rewrite', 'write', 'Writes a file that exists.'],
  ['read', 'read', 'read', 'Reads a file.'],
  ['reread', 'reread', 'read', 'Reads a file that was read just before.'],
  ['random_read', 'random read', 'random', 'Reads records at random places.'],
  ['random_write', 'random write', 'random', 'Writes records at random places.'],
  ['backward_read', 'backward read', 'read', 'Reads a file from its end to its start.'],
  ['record_rewrite', 'record rewrite', 'write', 'Writes the same record again and again.'],
  ['stride_read', 'stride read', 'read', 'Reads records at even distances.'],
  ['fwrite', 'fwrite', 'write', 'Writes through the C library.'],
  ['frewrite', 'frewrite', 'write', 'Writes a file that exists through the C library.'],
  ['fread', 'fread', 'read', 'Reads through the C library.'],
  ['freread', 'freread', 'read', 'Reads again through the C library.'],
] as const

const IOZONE = IOZONE_TESTS.map(
  ([metric, title, kind, meaning]): MetricRow => [metric, 'KiB/s', 'higher', title, title, kind, meaning],
)

export const diskMetrics = [
  ...metricRows('bonnie++', [...BONNIE, ...BONNIE_FILES]),
  ...metricRows('bonnie', BONNIE),
  ...metricRows('tiobench', TIOBENCH),
  ...metricRows('iozone', IOZONE),
]
