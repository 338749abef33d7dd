/** The figure that stands for a run in a table, where its tool prints one of these; else it is the first that it prints. */
export const MAIN_METRICS: readonly string[] = [
  'seq_output_block',
  'seq_write',
  'throughput',
  'peak_throughput',
  'jobs_per_minute',
  'write',
  'write_bandwidth',
  'files_per_second',
  'transactions_per_second',
  'initial_create',
  'ops_per_second',
  'hmean',
  'elapsed_time',
]
