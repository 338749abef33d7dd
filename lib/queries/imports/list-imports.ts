import type { Archive } from '@/lib/db/client'
import { readMask } from '@/lib/mask/read-mask'
import type { Place } from '../sql/ordered'
import type { Stretch } from '../sql/stretch'
import { type ImportLine, LINE, toImportLine } from './get-import'

export interface ImportsStretch {
  readonly imports: readonly ImportLine[]
  readonly total: number
  /** where the next stretch begins; null: this is the last */
  readonly end: Place | null
}

/** What browsers and programs sent to be imported, the last first, stretch by stretch (lib/queries/sql/ordered). */
export async function listImports(archive: Archive, { behind, limit }: Stretch): Promise<ImportsStretch> {
  const found = await archive.import.findMany({
    ...{ select: LINE, where: behindWhere(behind), orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: limit + 1 },
  })
  const mask = await readMask(archive)
  const imports = found.slice(0, limit).map((row) => toImportLine(row, mask))
  const last = imports.at(-1)
  return {
    imports,
    total: await archive.import.count(),
    end: found.length > limit && last !== undefined ? [last.createdAt, last.id] : null,
  }
}

function behindWhere(behind: Place | null) {
  if (behind === null) return {}
  const [day, id] = behind
  const createdAt = new Date(String(day))
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { gt: String(id) } }] }
}
