/** The twelve tests in the order of every bonnie++ output: six of I/O, then six of files. */
export const IO_TESTS = [
  'seq_output_char',
  'seq_output_block',
  'seq_rewrite',
  'seq_input_char',
  'seq_input_block',
  'random_seeks',
] as const

export const FILE_TESTS = [
  'seq_create',
  'seq_stat',
  'seq_delete',
  'random_create',
  'random_stat',
  'random_delete',
] as const

/** `-f` skips the two character tests: blanks in the table, empty fields in the CSV line. */
export const FAST_IO_TESTS = IO_TESTS.filter((test) => !test.endsWith('_char'))

export const ALL_TESTS: readonly string[] = [...IO_TESTS, ...FILE_TESTS]

/** Unit of a figure without a suffix. K/sec counts 1024 bytes; seeks and file tests are operations. */
export const unitOf = (test: string): string =>
  test.startsWith('seq_output') || test.startsWith('seq_input') || test === 'seq_rewrite' ? 'KiB/s' : 'ops/s'
