import type { Archive } from '@/lib/db/client'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { getImport, type ImportReport } from '@/lib/queries/imports/get-import'
import { whyStopped } from '@/lib/uploads/run-reader'

/** What became of an import, and what stands in its way. Without the addresses of people. */
export interface ImportStatus extends ImportReport {
  /** why it is not being read, in words; null: it is, waits for its turn, or has ended */
  readonly stopped: string | null
  /** what is read before it */
  readonly waitsFor: { readonly id: string; readonly name: string } | null
}

/** null: no import has this address. */
export async function importStatus(archive: Archive, id: string): Promise<ImportStatus | null> {
  const report = await getImport(archive, id)
  if (report === null) return null
  const isOpen = report.state === 'waiting' || report.state === 'reading'
  const waitsFor = report.state === 'waiting' ? await firstOthers(archive, report) : null
  return hideEverywhere({ ...report, stopped: isOpen ? whyStopped(id) : null, waitsFor })
}

const firstOthers = (archive: Archive, { createdAt }: ImportReport): Promise<ImportStatus['waitsFor']> =>
  archive.import.findFirst({
    where: { state: { in: ['waiting', 'reading'] }, createdAt: { lt: new Date(createdAt) } },
    select: { id: true, name: true },
    orderBy: { createdAt: 'asc' },
  })
