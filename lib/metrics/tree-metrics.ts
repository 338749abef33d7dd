import { type MetricRow, metricRows } from './metric-row'

/** Whole trees of files and mixed loads: compilebench, mongo, lmbench, FFSB, filebench. */
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
].map((phase) => [`${phase}_time`, 's', 'lower', `${phase} time`, phase, 'time', `Time of the phase ${phase}.`])

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

const LMBENCH_TABLE: readonly MetricRow[] = [
  ['0k_file_create', 'create, 0K', 'Creates an empty file.'],
  ['0k_file_delete', 'delete, 0K', 'Removes an empty file.'],
  ['10k_file_create', 'create, 10K', 'Creates a file of 10 KB.'],
  ['10k_file_delete', 'delete, 10K', 'Removes a file of 10 KB.'],
  ['mmap_latency', 'mmap', 'Maps a file into memory and unmaps it.'],
  ['prot_fault', 'protection fault', 'Catches a write to memory that is protected.'],
  ['page_fault', 'page fault', 'Reads a page of a mapped file.'],
  ['100fd_select', 'select, 100 files', 'Waits for one of 100 open files.'],
].map(([metric = '', title = '', meaning = '']) => [metric, 'us', 'lower', title, title, 'time', meaning])

/** What lmbench's tools print by themselves: rates where the table has times. */
const LMBENCH_TOOLS: readonly MetricRow[] = [
  ['file_create_rate', 'files/s', 'higher', 'files created', 'create', 'files', 'Files created in a second.'],
  ['file_delete_rate', 'files/s', 'higher', 'files deleted', 'delete', 'files', 'Files deleted in a second.'],
  ['read_bandwidth', 'MB/s', 'higher', 'read bandwidth', 'read', 'read', 'Reads a file that is in memory.'],
  [
    'read_open2close_bandwidth',
    'MB/s',
    'higher',
    'read bandwidth, open to close',
    'open to close',
    'read',
    'Opens, reads and closes a file that is in memory.',
  ],
  ['mmap_read_bandwidth', 'MB/s', 'higher', 'mmap read bandwidth', 'mmap read', 'read', 'Reads a mapped file.'],
  ['throughput', 'MB/s', 'higher', 'throughput of lmdd', 'lmdd', 'rate', 'What lmdd moved in a second.'],
]

export const treeMetrics = [
  ...metricRows('compilebench', COMPILEBENCH),
  ...metricRows('mongo', MONGO),
  ...metricRows('lmbench', [...LMBENCH_TABLE, ...LMBENCH_TOOLS]),
  ...metricRows('ffsb', OPERATIONS),
  ...metricRows('filebench', OPERATIONS),
]
