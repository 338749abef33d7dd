import type { Archive } from '@/lib/db/client'
import { readMask } from '@/lib/mask/read-mask'
import type { Page } from '@/lib/url/page'
import type { Place } from '../sql/ordered'
import { type ImportLine, LINE, toImportLine } from './get-import'
import { type ImportsStretch, listImports } from './list-imports'

export interface FoundImports {
  readonly rows: readonly ImportLine[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** What browsers sent to be imported, the last first. */
export async function findImports(archive: Archive, { page: asked, rows: size }: Page): Promise<FoundImports> {
  const total = await archive.import.count()
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(asked, pages)
  const rows = await archive.import.findMany({
    ...{ select: LINE, orderBy: { createdAt: 'desc' }, skip: (page - 1) * size, take: size },
  })
  const mask = await readMask(archive)
  return { rows: rows.map((row) => toImportLine(row, mask)), total, page, pages }
}

/** So many rows are read at once. */
const STEP = 500

/** All of them, whatever page is asked for. One that begins meanwhile is left out. */
export async function* allImports(archive: Archive): AsyncGenerator<readonly ImportLine[], undefined> {
  for (let behind: Place | null = null; ; ) {
    const { imports, end }: ImportsStretch = await listImports(archive, { behind, limit: STEP })
    yield imports
    if (end === null) return
    behind = end
  }
}
