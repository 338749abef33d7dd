import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The file that makes a folder an export of IOlore, and what it says that it is. */
export const MANIFEST = 'manifest.json'
export const FORMAT = 'iolore export'

/** Other programs' manifests may be of any size. Bytes. */
const MANIFEST_AT_MOST = 100_000

/** A folder that `iolore export` wrote. One that has lost its manifest is one too: its files are no mails to be read one by one. */
export function isExport(folder: string): boolean {
  const manifest = statSync(join(folder, MANIFEST), { throwIfNoEntry: false })
  const says =
    manifest?.isFile() === true &&
    manifest.size < MANIFEST_AT_MOST &&
    readFileSync(join(folder, MANIFEST), 'utf8').includes(`"${FORMAT}"`)
  return says || ['messages.mbox', 'messages.jsonl', 'runs.jsonl'].every((name) => existsSync(join(folder, name)))
}
