import { type MetricRow, metricRows } from './metric-row'

/** Times of commands, and the small tools that people post beside others. */
const TIME: readonly MetricRow[] = [
  ['elapsed_time', 's', 'lower', 'elapsed time', 'elapsed', 'time', 'Time from start to end.'],
  ['user_time', 's', 'lower', 'user time', 'user', 'time', 'CPU time outside the kernel.'],
  ['system_time', 's', 'lower', 'system time', 'system', 'time', 'CPU time in the kernel.'],
]

const KERNBENCH: readonly MetricRow[] = [
  ...TIME,
  ['percent_cpu', '%', 'higher', 'CPU share', 'CPU', 'rate', 'Share of the CPUs that was in use.'],
  [
    'context_switches',
    'count',
    'lower',
    'context switches',
    'switches',
    'rate',
    'How often the CPU went from one process to another.',
  ],
  ['sleeps', 'count', 'lower', 'sleeps', 'sleeps', 'rate', 'How often a process waited.'],
]

const CONTEST: readonly MetricRow[] = [
  [
    'elapsed_time',
    's',
    'lower',
    'elapsed time',
    'elapsed',
    'time',
    'Time of a kernel compilation beside the named load.',
  ],
  ['loads', 'count', 'higher', 'loads', 'loads', 'rate', 'How often the load was done meanwhile.'],
  ['load_cpu', '%', 'lower', 'CPU share of the load', 'load CPU', 'rate', 'CPU share of the load.'],
  ['ratio', 'index', 'lower', 'ratio to no load', 'ratio', 'time', 'Elapsed time against that without a load.'],
]

const DD: readonly MetricRow[] = [
  ['throughput', 'MB/s', 'higher', 'throughput', 'throughput', 'rate', 'Bytes copied in a second.'],
  ['elapsed_time', 's', 'lower', 'elapsed time', 'elapsed', 'time', 'Time from start to end.'],
]

const HDPARM: readonly MetricRow[] = [
  ['cached_reads', 'MB/s', 'higher', 'cached reads', 'cached', 'read', 'Reads from memory.'],
  ['buffered_reads', 'MB/s', 'higher', 'buffered disk reads', 'buffered', 'read', 'Reads from the disk in order.'],
]

const SYSBENCH: readonly MetricRow[] = [
  ['read_requests', 'ops/s', 'higher', 'read requests', 'reads', 'read', 'Reads in a second.'],
  ['write_requests', 'ops/s', 'higher', 'write requests', 'writes', 'write', 'Writes in a second.'],
  ['fsyncs', 'ops/s', 'higher', 'fsyncs', 'fsyncs', 'write', 'Calls of fsync in a second.'],
  ['read_throughput', 'MiB/s', 'higher', 'read throughput', 'read', 'read', 'What was read.'],
  ['write_throughput', 'MiB/s', 'higher', 'write throughput', 'write', 'write', 'What was written.'],
  ['throughput', 'MiB/s', 'higher', 'throughput', 'throughput', 'rate', 'What was read and written.'],
  ['latency_avg', 'ms', 'lower', 'average latency', 'avg latency', 'time', 'Average time that a request took.'],
  ['latency_max', 'ms', 'lower', 'maximum latency', 'max latency', 'time', 'Longest time that a request took.'],
  ['latency_p95', 'ms', 'lower', 'latency, 95th percentile', 'p95', 'time', '95 of 100 requests took no longer.'],
]

const BLOGBENCH: readonly MetricRow[] = [
  ['write_score', 'index', 'higher', 'write score', 'write', 'write', 'Score of the writers of a busy web log.'],
  ['read_score', 'index', 'higher', 'read score', 'read', 'read', 'Score of the readers of a busy web log.'],
]

export const timeMetrics = [
  ...metricRows('time', TIME),
  ...metricRows('kernbench', KERNBENCH),
  ...metricRows('contest', CONTEST),
  ...metricRows('dd', DD),
  ...metricRows('hdparm', HDPARM),
  ...metricRows('sysbench', SYSBENCH),
  ...metricRows('blogbench', BLOGBENCH),
]

/** Figures that may stand under any tool's result and join its run. */
export const joinedMetrics: readonly MetricRow[] = [
  ...TIME,
  [
    'load',
    'index',
    'lower',
    'load',
    'load',
    'rate',
    'A figure that some posters print under a result; its unit is not stated.',
  ],
]
