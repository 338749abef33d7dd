import { type MetricRow, metricRows } from './metric-row'

/** Whole trees of files and mixed loads: compilebench, mongo, FFSB, filebench. */
const RATES = [
  ['initial_create', 'initial create', 'create', 'Creates trees of kernel sources.'],
  ['create', 'create', 'create', 'Creates more trees beside those that are there.'],
  ['patch', 'patch', 'patch', 'Changes files as a patch does.'],
  ['compile', 'compile', 'compile', 'Writes the files that a compilation leaves.'],
  ['clean', 'clean', 'clean', 'Removes what the compilation left.'],
  ['read_tree', 'read tree', 'read', 'Reads a tree.'],
  ['read_compiled_tree', 'read compiled tree', 'read compiled', 'Reads a tree that has been compiled.'],
] as const

const TIMES = [
  ['delete_tree', 'delete tree', 'delete', 'Removes a tree.'],
  ['delete_compiled_tree', 'delete compiled tree', 'delete compiled', 'Removes a tree that has been compiled.'],
  ['stat_tree', 'stat tree', 'stat', 'Stats all files of a tree.'],
  ['stat_compiled_tree', 'stat compiled tree', 'stat compiled', 'Stats all files of a tree that has been compiled.'],
] as const

const COMPILEBENCH: readonly MetricRow[] = [
  ...RATES.map(
    ([metric, title, short, meaning]): MetricRow => [metric, 'MB/s', 'higher', title, short, 'files', meaning],
  ),
  ...TIMES.map(([metric, title, short, meaning]): MetricRow => [metric, 's', 'lower', title, short, 'time', meaning]),
]

const MONGO: readonly MetricRow[] = [
  'create',
  'copy',
  'slink',
  'append',
  'modify',
  'overwrite',
  'read',
  'stats',
  'rename',
  'delete',
].map((phase) => [`${phase}_time`, 's', 'lower', `time of ${phase}`, phase, 'time', `Time of the phase ${phase}.`])

const OPERATIONS: readonly MetricRow[] = [
  [
    'ops_per_second',
    'ops/s',
    'higher',
    'operations a second',
    'ops/s',
    'rate',
    'Operations of a mixed load in a second.',
  ],
  ['throughput', 'MB/s', 'higher', 'throughput', 'throughput', 'rate', 'What was read or written in a second.'],
  ['latency', 'ms', 'lower', 'average latency', 'latency', 'time', 'Average time that an operation took.'],
]

export const treeMetrics = [
  ...metricRows('compilebench', COMPILEBENCH),
  ...metricRows('mongo', MONGO),
  ...metricRows('ffsb', OPERATIONS),
  ...metricRows('filebench', OPERATIONS),
]
