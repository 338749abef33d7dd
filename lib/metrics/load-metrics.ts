import { type MetricRow, metricRows } from './metric-row'

/** Loads of many clients or tasks: dbench, tbench, NetBench, AIM, reaim. */
const DBENCH: readonly MetricRow[] = [
  [
    'throughput',
    'MB/s',
    'higher',
    'throughput',
    'throughput',
    'rate',
    'What all clients together moved, replaying the file operations of a NetBench run.',
  ],
  ['max_latency', 'ms', 'lower', 'maximum latency', 'max latency', 'time', 'Longest time that an operation took.'],
  ['op_count', 'count', 'higher', 'operations', 'count', 'files', 'How often the operation was done.'],
  [
    'op_avg_latency',
    'ms',
    'lower',
    'average latency of an operation',
    'avg latency',
    'time',
    'Average time that the operation took.',
  ],
  [
    'op_max_latency',
    'ms',
    'lower',
    'maximum latency of an operation',
    'max latency',
    'time',
    'Longest time that the operation took.',
  ],
]

const NETBENCH: readonly MetricRow[] = [
  [
    'throughput',
    'Mbit/s',
    'higher',
    'throughput',
    'throughput',
    'rate',
    'What Windows clients together moved to and from a file server.',
  ],
  [
    'peak_throughput',
    'Mbit/s',
    'higher',
    'peak throughput',
    'peak',
    'rate',
    'Highest throughput over all numbers of clients.',
  ],
]

const AIM7: readonly MetricRow[] = [
  [
    'jobs_per_minute',
    'jobs/min',
    'higher',
    'jobs a minute',
    'jobs/min',
    'rate',
    'Jobs of a mixed multiuser load done in a minute.',
  ],
  ['jti', 'index', 'higher', 'job timing index', 'JTI', 'rate', 'How alike the times of the tasks were, 100 at best.'],
  ['real_time', 's', 'lower', 'elapsed time', 'real', 'time', 'Time from start to end.'],
  ['cpu_time', 's', 'lower', 'CPU time', 'CPU', 'time', 'CPU time of all tasks.'],
  [
    'jobs_per_second_per_task',
    'jobs/s',
    'higher',
    'jobs a second and task',
    'jobs/s/task',
    'rate',
    'What is left for each task.',
  ],
]

const REAIM: readonly MetricRow[] = [
  ['parent_time', 's', 'lower', 'elapsed time', 'parent', 'time', 'Time from start to end.'],
  ['child_system_time', 's', 'lower', 'system time', 'system', 'time', 'CPU time of all tasks in the kernel.'],
  ['child_user_time', 's', 'lower', 'user time', 'user', 'time', 'CPU time of all tasks outside the kernel.'],
  [
    'jobs_per_minute',
    'jobs/min',
    'higher',
    'jobs a minute',
    'jobs/min',
    'rate',
    'Jobs of a mixed multiuser load done in a minute.',
  ],
  [
    'jobs_per_minute_per_child',
    'jobs/min',
    'higher',
    'jobs a minute and task',
    'jobs/min/child',
    'rate',
    'What is left for each task.',
  ],
  [
    'max_jobs_per_minute',
    'jobs/min',
    'higher',
    'jobs a minute, at most',
    'max jobs/min',
    'rate',
    'Highest jobs a minute over all numbers of tasks.',
  ],
  [
    'std_dev_time',
    's',
    'lower',
    'standard deviation of the times',
    'std dev',
    'time',
    'How unlike the times of the tasks were.',
  ],
  [
    'std_dev_percent',
    '%',
    'lower',
    'standard deviation of the times, share',
    'std dev %',
    'time',
    'How unlike the times of the tasks were, against their mean.',
  ],
  ['jti', 'index', 'higher', 'job timing index', 'JTI', 'rate', 'How alike the times of the tasks were, 100 at best.'],
]

const STRESS_NG: readonly MetricRow[] = [
  ['elapsed_time', 's', 'lower', 'elapsed time', 'elapsed', 'time', 'Time that the stressor ran.'],
  ['user_time', 's', 'lower', 'user time', 'user', 'time', 'CPU time outside the kernel.'],
  ['system_time', 's', 'lower', 'system time', 'system', 'time', 'CPU time in the kernel.'],
  [
    'bogo_ops_per_second',
    'ops/s',
    'higher',
    'bogus operations a second',
    'bogo ops/s',
    'rate',
    'Rounds of the named stressor in a second, whatever each of them does.',
  ],
  [
    'bogo_ops_per_cpu_second',
    'ops/s',
    'higher',
    'bogus operations a second of CPU time',
    'bogo ops/CPU s',
    'rate',
    'Rounds of the named stressor in a second of the CPU time that it took.',
  ],
]

export const loadMetrics = [
  ...metricRows('dbench', DBENCH),
  ...metricRows('tbench', DBENCH),
  ...metricRows('netbench', NETBENCH),
  ...metricRows('aim7', AIM7),
  ...metricRows('reaim', REAIM),
  ...metricRows('stress-ng', STRESS_NG),
  ...metricRows('aim9', [
    [
      'operation_rate',
      'ops/s',
      'higher',
      'operations a second',
      'ops/s',
      'rate',
      'How often the named operation was done in a second.',
    ],
  ]),
]
