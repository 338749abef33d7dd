import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpError } from '@/lib/http/http-error'
import { sizeText } from '@/lib/http/limits'
import { type Part, readParts } from '@/lib/http/read-parts'

/** Files as they arrived. */
export interface Received {
  /** as their sender calls them, without folders */
  readonly names: readonly string[]
  /** bytes of all of them */
  readonly size: number
  /** the same for the same contents */
  readonly hash: string
}

/** More are a folder that is better packed. */
const MOST_FILES = 20_000
/** What is refused is read on and thrown away up to so many times the limit: a sender who is cut off would see no answer at all. */
const DRAIN = 2

const tooLarge = (limit: number): HttpError => {
  const words = `More than ${sizeText(limit)}, the limit for an import here. Nothing was kept.`
  return new HttpError(413, 'import_too_large', `${words} Pack it, or import it with npx iolore import FILE.`)
}
const tooMany = (): HttpError =>
  new HttpError(413, 'too_many_files', `More than ${MOST_FILES} files. Put them into one mbox. Nothing was kept.`)

const WORDS: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  ENOSPC: [507, 'disk_full', 'The disk of the server is full. Nothing was kept. Make room there and send it again.'],
  EDQUOT: [507, 'disk_full', 'The server has no more room on its disk. Nothing was kept.'],
  EACCES: [503, 'folder_read_only', 'The server may not write into its folder of imports. Nothing was kept.'],
  EROFS: [503, 'folder_read_only', 'The disk of the server cannot be written. Nothing was kept.'],
}

/** A state of the disk in words; anything else is a bug and stays as it is. */
export function diskError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = WORDS[code]
  return known === undefined ? error : new HttpError(...known, {}, { cause: error })
}

/**
 * Writes the files of a form into a folder while they arrive: 1, 2, 3 … Throws an HttpError for more than `limit` bytes or too many files, for no
 * file and for nothing but empty ones, for a form that breaks off, and for a disk that is full.
 */
export async function receiveFiles(request: Request, folder: string, limit: number): Promise<Received> {
  const names: string[] = []
  const hashes: string[] = []
  let size = 0
  let refusal: unknown = null
  const count = (bytes: number, most: number): void => {
    size += bytes
    if (size > most) throw refusal ?? tooLarge(limit)
  }
  for await (const { filename, body } of readParts(request)) {
    if (filename !== null && filename !== '') {
      names.push(plainName(filename))
      if (names.length > MOST_FILES) refusal ??= tooMany()
      const path = join(folder, String(names.length))
      try {
        if (refusal === null) hashes.push(await write(body, path, (bytes) => count(bytes, limit)))
      } catch (error) {
        refusal = diskError(error)
      }
    }
    for await (const piece of body) count(piece.length, limit * DRAIN)
  }
  if (refusal !== null) throw refusal
  if (names.length === 0) throw new HttpError(400, 'no_file', 'There is no file. Choose one.')
  if (size === 0) throw new HttpError(400, 'empty_file', 'This file is empty.')
  const hash = createHash('sha256').update(hashes.sort().join()).digest('hex')
  return { names, size, hash }
}

/** Writes a file as it arrives. @returns the hash of its content */
async function write(body: Part['body'], path: string, count: (bytes: number) => void): Promise<string> {
  const file = await open(path, 'w')
  const hash = createHash('sha256')
  try {
    for await (const piece of body) {
      count(piece.length)
      hash.update(piece)
      await file.appendFile(piece)
    }
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/** Neither folders nor what cannot be printed, and not longer than a file system has it. */
const plainName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 255)
