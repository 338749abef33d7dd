import type { MetricKind } from './metric'
import { type MetricRow, metricRows } from './metric-row'

const DIRECTIONS: readonly (readonly [direction: string, kind: MetricKind])[] = [
  ['read', 'read'],
  ['write', 'write'],
  ['trim', 'files'],
  ['mixed', 'rate'],
]

const TIMES = [
  ['slat', 'Time to submit a request.'],
  ['clat', 'Time from the submission of a request to its completion.'],
  ['lat', 'Time from the making of a request to its completion.'],
] as const

const OF_TIMES = [
  ['min', 'shortest'],
  ['max', 'longest'],
  ['mean', 'mean'],
  ['stdev', 'standard deviation'],
] as const

const latencies = (direction: string): readonly MetricRow[] =>
  TIMES.flatMap(([time, meaning]) =>
    OF_TIMES.map(
      ([of, title]): MetricRow => [
        `${direction}_${time}_${of}`,
        'us',
        'lower',
        `${direction} ${time}, ${title}`,
        `${direction} ${time} ${of}`,
        'time',
        meaning,
      ],
    ),
  )

/** fio prints each direction of a load by itself. The percentiles of its latencies are told by their names. */
export const fioMetrics = metricRows('fio', [
  ...DIRECTIONS.flatMap(([direction, kind]): readonly MetricRow[] => [
    [
      `${direction}_bandwidth`,
      'KiB/s',
      'higher',
      `${direction} bandwidth`,
      `${direction} bw`,
      kind,
      'Bytes moved in a second.',
    ],
    [`${direction}_iops`, 'iops', 'higher', `${direction} iops`, `${direction} iops`, kind, 'Requests in a second.'],
    ...latencies(direction),
  ]),
  ['cpu_user', '%', 'lower', 'CPU share, user', 'CPU user', 'time', 'CPU share of the job outside the kernel.'],
  ['cpu_system', '%', 'lower', 'CPU share, system', 'CPU system', 'time', 'CPU share of the job in the kernel.'],
])
