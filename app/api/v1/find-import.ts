import { type ImportStatus, importStatus } from '@/app/imports/import-status'
import type { Archive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'

/** An import by its address. @throws HttpError 404 where there is none */
export async function findImport(archive: Archive, id: string): Promise<ImportStatus> {
  const status = await importStatus(archive, id)
  if (status === null) throw new HttpError(404, 'no_such_import', 'No import has this address.')
  return status
}
