import type { Archive } from '@/lib/db/client'
import type { NameMask } from '@/lib/mail/mask-names'
import { maskEverywhere } from '@/lib/mask/mask-everywhere'
import { readMask } from '@/lib/mask/read-mask'
import type { Trouble } from '@/lib/uploads/note-batch'

export type ImportState = 'waiting' | 'reading' | 'done' | 'cancelled'

/** What became of files that a browser sent to be imported. */
export interface ImportLine {
  readonly id: string
  /** of the first file, as its sender called it */
  readonly name: string
  readonly files: number
  /** bytes of all of them */
  readonly size: number
  readonly state: ImportState
  /** ISO 8601 */
  readonly createdAt: string
  readonly endedAt: string | null
  /** of its bytes read so far, 0 to 1 */
  readonly share: number
  /** mails read, and those that hold a result */
  readonly mails: number
  readonly results: number
  /** messages stored, and their runs; messages that were here already */
  readonly added: number
  readonly runs: number
  readonly known: number
  readonly dropped: number
  readonly failed: number
}

export interface ImportReport extends ImportLine {
  /** what was dropped or failed, the first thousand or so */
  readonly troubles: readonly Trouble[]
}

export const LINE = {
  ...{ id: true, name: true, files: true, size: true, state: true, createdAt: true, endedAt: true, share: true },
  ...{ mails: true, results: true, added: true, runs: true, known: true, dropped: true, failed: true },
} as const

interface Row extends Omit<ImportLine, 'createdAt' | 'endedAt' | 'state'> {
  readonly state: string
  readonly createdAt: Date
  readonly endedAt: Date | null
}

/** The column is written by lib/uploads alone. */
export const toImportLine = (row: Row, mask: NameMask): ImportLine => ({
  ...row,
  name: mask.file(row.name),
  state: row.state as ImportState,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** null: no import has this address. */
export async function getImport(archive: Archive, id: string): Promise<ImportReport | null> {
  const row = await archive.import.findUnique({ where: { id }, select: { ...LINE, troubles: true } })
  if (row === null) return null
  const { troubles, ...line } = row
  const mask = await readMask(archive)
  const all = JSON.parse(`[${troubles.slice(1)}]`) as Trouble[]
  // Where they were begins with the name of a file.
  return {
    ...toImportLine(line, mask),
    troubles: all.map((one) => ({ ...maskEverywhere(one, mask), at: mask.file(one.at) })),
  }
}
