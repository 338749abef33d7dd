/** The columns of the table, in the order of the output: iozone's word in the head, and the metric. */
export const COLUMNS: readonly (readonly [word: string, metric: string])[] = [
  ['write', 'write'],
  ['rewrite', 'rewrite'],
  ['read', 'read'],
  ['reread', 'reread'],
  ['read', 'random_read'],
  ['write', 'random_write'],
  ['read', 'backward_read'],
  ['rewrite', 'record_rewrite'],
  ['read', 'stride_read'],
  ['fwrite', 'fwrite'],
  ['frewrite', 'frewrite'],
  ['fread', 'fread'],
  ['freread', 'freread'],
]

/** What each `-i N` fills of the table. */
const BY_OPTION: readonly (readonly string[])[] = [
  ['write', 'rewrite'],
  ['read', 'reread'],
  ['random_read', 'random_write'],
  ['backward_read'],
  ['record_rewrite'],
  ['stride_read'],
  ['fwrite', 'frewrite'],
  ['fread', 'freread'],
]

/** The metrics of the tests that a command line asks for (`-i 0 -i 2`), in the order of the columns; null: it asks for none. */
export function askedFor(command: string): readonly string[] | null {
  const options = [...command.matchAll(/(?:^|\s)-i ?(\d{1,2})(?=\s|$)/g)].map(([, option]) => Number(option))
  if (options.length === 0) return null
  const asked = new Set(options.flatMap((option) => BY_OPTION[option] ?? []))
  return COLUMNS.flatMap(([, metric]) => (asked.has(metric) ? [metric] : []))
}

/** Tests as throughput mode and the Excel part name them. */
const NAMES: Readonly<Record<string, string>> = {
  'initial writers': 'write',
  rewriters: 'rewrite',
  readers: 'read',
  're-readers': 'reread',
  'reverse readers': 'backward_read',
  'stride readers': 'stride_read',
  'random readers': 'random_read',
  'mixed workload': 'mixed_workload',
  'random writers': 'random_write',
  'pwrite writers': 'pwrite',
  'pread readers': 'pread',
  fwriters: 'fwrite',
  freaders: 'fread',
  'initial write': 'write',
  writer: 'write',
  rewrite: 'rewrite',
  're-writer': 'rewrite',
  read: 'read',
  reader: 'read',
  're-read': 'reread',
  're-reader': 'reread',
  'reverse read': 'backward_read',
  'backward read': 'backward_read',
  'stride read': 'stride_read',
  'random read': 'random_read',
  'random write': 'random_write',
  'record rewrite': 'record_rewrite',
  pwrite: 'pwrite',
  pread: 'pread',
  fwrite: 'fwrite',
  're-fwrite': 'frewrite',
  fread: 'fread',
  're-fread': 'freread',
}

/** null: not a test of iozone's. */
export const metricOfTest = (name: string): string | null =>
  NAMES[name.trim().toLowerCase().replace(/\s+/g, ' ')] ?? null
