import type { RunRow } from '@/lib/queries/run-row'
import { figureHref } from '@/lib/url/figure-href'

const COLUMNS: readonly (readonly [string, (run: RunRow) => string | number | null])[] = [
  ['run', (run) => run.id],
  ['date', (run) => run.date],
  ['tool', (run) => run.tool],
  ['tool_version', (run) => run.toolVersion],
  ['label', (run) => run.label],
  ['kernel', (run) => run.kernel],
  ['filesystem', (run) => run.filesystem],
  ['mount_options', (run) => run.mountOptions],
  ['varied', (run) => run.varied],
  ['machine', (run) => run.machineLabel],
  ['metric', (run) => run.main?.metric ?? null],
  ['place', (run) => run.main?.place ?? null],
  ['value', (run) => run.main?.value ?? null],
  ['unit', (run) => run.main?.unit ?? null],
  ['as_printed', (run) => run.main?.text ?? null],
  ['equals', (run) => run.equals],
  ['subject', (run) => run.subject],
  ['message', (run) => run.messageId],
  ['href', (run) => (run.main === null ? null : figureHref(run.messageId, run.main.line))],
]

export const CSV_HEAD: readonly string[] = COLUMNS.map(([name]) => name)

/** A run with the one figure that stands for it; all of its figures are in its message's JSON. */
export const csvRow = (run: RunRow): readonly (string | number | null)[] => COLUMNS.map(([, of]) => of(run))
