import type { RunRow } from '@/lib/queries/runs/run-row'

const FIELDS: readonly (readonly [string, (row: RunRow) => string | null])[] = [
  ['kernel', (row) => row.kernel],
  ['filesystem', (row) => row.filesystem],
  ['mount options', (row) => row.mountOptions],
  ['what else was varied', (row) => row.varied],
  ['machine', (row) => row.machineLabel ?? row.messageId],
  ['tool version', (row) => row.toolVersion],
]

/**
 * In what the chosen runs differ, in words for the bar under the table: "they differ only in mount options". Sees no more
 * than the table does; the comparison itself says what else differs.
 */
export function whatDiffers(rows: readonly RunRow[]): string {
  const [first] = rows
  if (first === undefined || rows.length < 2) return ''
  if (rows.some((row) => row.tool !== first.tool)) return 'of several benchmarks: those of the first are compared'
  const fields = FIELDS.filter(([, of]) => rows.some((row) => of(row) !== of(first))).map(([words]) => words)
  if (fields.length === 0) return 'they do not differ in any column: repeats of one another'
  return `they differ ${fields.length === 1 ? 'only ' : ''}in ${joined(fields)}`
}

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
