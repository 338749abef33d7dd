/** Brings the database of IOLORE_DB to this version's schema, making it where there is none, and fills an empty one with the samples. */
import { ArchiveError } from '@/lib/db/archive-error'
import { openArchive } from '@/lib/db/client'
import { migrate } from '@/lib/db/migrate'
import { databasePath } from '@/lib/db/project-root'

const path = databasePath()
const say = (words: string): unknown => process.stdout.write(`${words}\n`)

async function fillEmpty(): Promise<void> {
  const archive = await openArchive(path)
  try {
    if ((await archive.message.findFirst({ select: { id: true } })) !== null) return
    const { loadSamples } = await import('@/lib/load-samples')
    const loaded = await loadSamples(archive)
    const runs = loaded.reduce((sum, message) => sum + message.runs, 0)
    say(`Loaded the sample archive: ${loaded.length} messages, ${runs} runs.`)
  } finally {
    await archive.$disconnect()
  }
}

try {
  const applied = await migrate(path)
  if (applied.length > 0) say(`Database ${path}: applied ${applied.join(', ')}.`)
  if (process.env.IOLORE_SAMPLES !== '0') await fillEmpty()
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error
  process.stderr.write(`${error.message}\n  ${path}\n`)
  process.exitCode = 1
}
