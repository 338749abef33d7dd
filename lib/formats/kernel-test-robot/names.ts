import type { Params } from '@/lib/model'

/** What one row of the robot's columns measures. */
export interface Named {
  readonly tool: string
  readonly metric: string
  /** null: a time like the others of its columns */
  readonly unit: string | null
  readonly params: Params
}

/** The robot's names (lkp-tests, programs/*\/parse): tool, metric, unit. Sums that stand beside their parts are left out. */
const NAMES: Readonly<Record<string, readonly [tool: string, metric: string, unit: string]>> = {
  'fsmark.files_per_sec': ['fs_mark', 'files_per_second', 'files/s'],
  'fsmark.app_overhead': ['fs_mark', 'app_overhead', 'us'],
  'aim7.jobs-per-min': ['aim7', 'jobs_per_minute', 'jobs/min'],
  'reaim.jobs_per_min': ['reaim', 'jobs_per_minute', 'jobs/min'],
  'reaim.jobs_per_min_child': ['reaim', 'jobs_per_minute_per_child', 'jobs/min'],
  'reaim.max_jobs_per_min': ['reaim', 'max_jobs_per_minute', 'jobs/min'],
  'reaim.parent_time': ['reaim', 'parent_time', 's'],
  'reaim.child_systime': ['reaim', 'child_system_time', 's'],
  'reaim.child_utime': ['reaim', 'child_user_time', 's'],
  'reaim.jti': ['reaim', 'jti', 'index'],
  'reaim.std_dev_time': ['reaim', 'std_dev_time', 's'],
  'reaim.std_dev_percent': ['reaim', 'std_dev_percent', '%'],
  'postmark.transactions': ['postmark', 'transactions_per_second', 'transactions/s'],
  'postmark.files_created': ['postmark', 'files_created_per_second', 'files/s'],
  'postmark.files_read': ['postmark', 'files_read_per_second', 'files/s'],
  'postmark.files_appended': ['postmark', 'files_appended_per_second', 'files/s'],
  'postmark.files_deleted': ['postmark', 'files_deleted_per_second', 'files/s'],
  'postmark.creation_alone': ['postmark', 'files_created_alone_per_second', 'files/s'],
  'postmark.creation_mixed_trans': ['postmark', 'files_created_mixed_per_second', 'files/s'],
  'postmark.deletion_alone': ['postmark', 'files_deleted_alone_per_second', 'files/s'],
  'postmark.deletion_mixed_trans': ['postmark', 'files_deleted_mixed_per_second', 'files/s'],
  'filebench.sum_operations/s': ['filebench', 'ops_per_second', 'ops/s'],
  'filebench.sum_bytes_mb/s': ['filebench', 'throughput', 'MB/s'],
  'filebench.sum_time_ms/op': ['filebench', 'latency', 'ms'],
  'fio.read_iops': ['fio', 'read_iops', 'iops'],
  'fio.write_iops': ['fio', 'write_iops', 'iops'],
  'fio.read_bw_MBps': ['fio', 'read_bandwidth', 'MB/s'],
  'fio.write_bw_MBps': ['fio', 'write_bandwidth', 'MB/s'],
  'dbench.throughput-MB/sec': ['dbench', 'throughput', 'MB/s'],
  'dbench.throughput-MB': ['dbench', 'throughput', 'MB/s'],
  'dbench.max_latency': ['dbench', 'max_latency', 'ms'],
  'tbench.throughput-MB/sec': ['tbench', 'throughput', 'MB/s'],
  'fileio.read_operations/s': ['sysbench', 'read_requests', 'ops/s'],
  'fileio.write_operations/s': ['sysbench', 'write_requests', 'ops/s'],
  'fileio.fsync_operations/s': ['sysbench', 'fsyncs', 'ops/s'],
  'fileio.read_bytes_MiB/s': ['sysbench', 'read_throughput', 'MiB/s'],
  'fileio.write_bytes_MiB/s': ['sysbench', 'write_throughput', 'MiB/s'],
  'fileio.latency_avg_ms': ['sysbench', 'latency_avg', 'ms'],
  'fileio.latency_max_ms': ['sysbench', 'latency_max', 'ms'],
  'fileio.latency_95th_ms': ['sysbench', 'latency_p95', 'ms'],
}

/** `iozone.1024KB_8reclen.random_write`: file size and record size in KiB */
const IOZONE = /^iozone\.(\d{1,10})KB_(\d{1,8})reclen\.([a-z_]{3,20})$/
const OPERATIONS: Readonly<Record<string, string>> = {
  write: 'write',
  rewrite: 'rewrite',
  read: 'read',
  reread: 'reread',
  random_read: 'random_read',
  random_write: 'random_write',
  bkwd_read: 'backward_read',
  record_rewrite: 'record_rewrite',
  stride_read: 'stride_read',
  fwrite: 'fwrite',
  frewrite: 'frewrite',
  fread: 'fread',
  freread: 'freread',
}

/** `fio.write_clat_mean_us`, `fio.read_clat_95%_ns`, `fio.write_slat_stddev` without a unit; the shares of latency classes are left out */
const FIO = /^fio\.(read|write)_([cs]lat|lat)_(?:(mean|max|min|stddev)|(\d{1,2}(?:\.\d{1,2})?)%)(?:_(us|ns))?$/

function fioBy(name: string): Named | null {
  const [, way, kind, statistic, percentile, unit = null] = FIO.exec(name) ?? []
  if (way === undefined || kind === undefined) return null
  const what = statistic?.replace('stddev', 'stdev') ?? `p${percentile?.replace('.', '_')}`
  return { tool: 'fio', metric: `${way}_${kind}_${what}`, unit, params: {} }
}

/** `fxmark.ssd_btrfs_MWRM_72_bufferedio.works/sec`: disk, filesystem, what the threads do, how many there are, how they read and write */
const FXMARK =
  /^fxmark\.[a-z]{2,6}_[a-z\d_]{2,16}_([A-Z]{4}|[a-z]+_client)_(\d{1,4})_(?:buffered|direct)io\.works\/sec$/

function fxmarkBy(name: string): Named | null {
  const [, workload, threads] = FXMARK.exec(name) ?? []
  if (workload === undefined) return null
  return { tool: 'fxmark', metric: 'works_per_second', unit: 'works/s', params: { workload, threads: Number(threads) } }
}

/** null: a counter beside the benchmark, or a benchmark that measures no storage */
export function namedBy(name: string): Named | null {
  const [tool, metric, unit] = NAMES[name.replace(/^sysbench-(?=fileio\.)/, '')] ?? []
  if (tool !== undefined && metric !== undefined && unit !== undefined) return { tool, metric, unit, params: {} }
  const [, file, record, operation = ''] = IOZONE.exec(name) ?? []
  const iozone = OPERATIONS[operation]
  if (iozone === undefined) return fioBy(name) ?? fxmarkBy(name)
  const params = { fileSizeKiB: Number(file), recordSizeKiB: Number(record) }
  return { tool: 'iozone', metric: iozone, unit: 'KiB/s', params }
}
