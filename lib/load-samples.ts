import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Archive } from './db/client'
import { projectRoot } from './db/project-root'
import { type Ingested, ingest } from './ingest'
import { parse } from './parse'

/** Reads the sample documents of prisma/archive into the archive. Those that are there already stay as they are. */
export async function loadSamples(archive: Archive): Promise<readonly Ingested[]> {
  const folder = join(projectRoot(), 'prisma/archive')
  const names = (await readdir(/* turbopackIgnore: true */ folder)).filter((name) => name.endsWith('.txt')).sort()
  const ingested: Ingested[] = []
  for (const name of names) {
    const document = await parse(await readFile(/* turbopackIgnore: true */ join(folder, name)))
    ingested.push(...(await ingest(archive, document, [])))
  }
  return ingested
}
