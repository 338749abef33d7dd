import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FORMAT, MANIFEST } from '@/lib/sources/is-export'
import { HashedFile } from './hashed-file'
import { type Counts, FILES, type FileName, type Manifest, VERSION } from './manifest'
import { README } from './readme'

/** The files of an export that is being written. */
export class ExportFolder {
  readonly #folder: string
  readonly #files = new Map<FileName, HashedFile>()

  constructor(folder: string) {
    this.#folder = folder
  }

  file(name: FileName): HashedFile {
    const open = this.#files.get(name)
    if (open !== undefined) return open
    const file = new HashedFile(join(this.#folder, name))
    this.#files.set(name, file)
    return file
  }

  /** Everything is written: says so in the manifest. */
  finish(counts: Counts): void {
    const facts = FILES.map((name) => [name, this.file(name).end()] as const)
    const manifest: Omit<Manifest, 'files'> = { format: FORMAT, version: VERSION, counts }
    const text = JSON.stringify({ ...manifest, files: Object.fromEntries(facts) }, null, 2)
    writeFileSync(join(this.#folder, 'README'), README)
    writeFileSync(join(this.#folder, MANIFEST), `${text}\n`)
  }

  close(): void {
    for (const file of this.#files.values()) file.close()
  }
}
