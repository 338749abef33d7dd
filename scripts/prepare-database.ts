/** Brings the database of IOLORE_DB to this version's schema, making it where there is none, and fills an empty one with the samples. */
import { ArchiveError } from '@/lib/db/archive-error'
import { type Archive, openArchive } from '@/lib/db/client'
import { migrate } from '@/lib/db/migrate'
import { databasePath } from '@/lib/db/project-root'
import { refreshStatistics } from '@/lib/db/refresh-statistics'

const path = databasePath()
const say = (words: string): unknown => process.stdout.write(`${words}\n`)

async function fillEmpty(archive: Archive): Promise<void> {
  if ((await archive.message.findFirst({ select: { id: true } })) !== null) return
  const { loadSamples } = await import('@/lib/load-samples')
  const loaded = await loadSamples(archive)
  const runs = loaded.reduce((sum, message) => sum + message.runs, 0)
  say(`Loaded the sample archive: ${loaded.length} messages, ${runs} runs.`)
}

try {
  const applied = await migrate(path)
  if (applied.length > 0) say(`Database ${path}: applied ${applied.join(', ')}.`)
  const archive = await openArchive(path)
  try {
    if (process.env.IOLORE_SAMPLES !== '0') await fillEmpty(archive)
    await refreshStatistics(archive)
  } finally {
    await archive.$disconnect()
  }
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error
  process.stderr.write(`${error.message}\n  ${path}\n`)
  process.exitCode = 1
}
