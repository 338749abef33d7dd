import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { sizeText } from '@/lib/http/limits'
import { ByteReader } from '@/lib/sources/byte-reader'
import { MANIFEST } from '@/lib/sources/is-export'
import { SourceError } from '@/lib/sources/raw-mail'
import { type MessageLine, messageLine, type RunLine, runLine } from './lines'
import { anyManifest, FILES, type FileName, LATER, type Manifest, manifestShape, VERSION } from './manifest'
import { fromEntry } from './mbox-entry'
import type { Table } from './tables'

/** Read at once. Bytes. */
const PIECE = 1 << 18

export interface ExportedMessage {
  readonly message: MessageLine
  readonly raw: string
  readonly runs: readonly RunLine[]
}

/** An export whose files are those that were written. Everything throws a SourceError at the first line that cannot be understood. */
export interface OpenExport {
  readonly manifest: Manifest
  messages(): AsyncGenerator<ExportedMessage>
  runs(): AsyncGenerator<RunLine>
  rows(table: Table): AsyncGenerator<unknown>
}

/** Opens what `iolore export` wrote. Throws a SourceError where it is damaged or of a newer version. */
export async function openExport(folder: string): Promise<OpenExport> {
  const manifest = await readManifest(folder)
  for (const name of FILES) if (isHeld(manifest, name)) await checkFile(folder, name, manifest)
  const runs = () => readLines(folder, 'runs.jsonl', runLine)
  return {
    manifest,
    runs,
    messages: () => readMessages(folder, runs()),
    rows: ({ file, shape }) => (isHeld(manifest, file) ? readLines(folder, file, shape) : noLines()),
  }
}

/** An earlier export has not the files that came later. */
const isHeld = ({ files }: Manifest, name: FileName): boolean => files[name] !== undefined || !LATER.includes(name)

async function* noLines(): AsyncGenerator<unknown> {}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new SourceError(`an export of IOlore that is not whole: ${MANIFEST} is missing`)
  const said = parseJson(text)
  const any = anyManifest.safeParse(said)
  if (any.success && any.data.version > VERSION)
    throw new SourceError(`an export by a newer version of IOlore (format ${any.data.version}): update IOlore`)
  const manifest = manifestShape.safeParse(said)
  if (!manifest.success) throw damaged(MANIFEST)
  return manifest.data
}

const damaged = (where: string): SourceError => new SourceError(`an export of IOlore that is damaged: ${where}`)

/** undefined: it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function checkFile(folder: string, name: FileName, { files }: Manifest): Promise<void> {
  const facts = files[name]
  if (facts === undefined) throw damaged(MANIFEST)
  const { bytes, sha256 } = facts
  const size = await stat(join(folder, name)).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) throw new SourceError(`an export of IOlore that is not whole: ${name} is missing`)
  if (size !== bytes) throw damaged(`${name} has ${sizeText(size)} of ${sizeText(bytes)}`)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(join(folder, name), { highWaterMark: PIECE })) hash.update(piece)
  if (hash.digest('hex') !== sha256) throw damaged(`${name} is not as it was written (its SHA-256 is another one)`)
}

async function* readLines<T>(folder: string, name: FileName, shape: z.ZodType<T>): AsyncGenerator<T> {
  const stream = createReadStream(join(folder, name), { highWaterMark: PIECE })
  const reader = new ByteReader(stream)
  try {
    let at = 1
    for (let line = await reader.lineBytes(); line !== null; line = await reader.lineBytes()) {
      const row = shape.safeParse(parseJson(line.toString()))
      if (!row.success) throw damaged(`${name}, line ${at}`)
      yield row.data
      at++
    }
  } finally {
    stream.destroy()
  }
}

/** Three files in step: a message's line, its stretch of the mbox, its runs. */
async function* readMessages(folder: string, runs: AsyncGenerator<RunLine>): AsyncGenerator<ExportedMessage> {
  const stream = createReadStream(join(folder, 'messages.mbox'), { highWaterMark: PIECE })
  const mbox = new ByteReader(stream)
  try {
    let next = await runs.next()
    for await (const message of readLines(folder, 'messages.jsonl', messageLine)) {
      const bytes = await mbox.bytes(message.mbox.bytes)
      if (bytes.length < message.mbox.bytes) throw damaged('messages.mbox ends before its last mail')
      const own: RunLine[] = []
      for (; next.done !== true && next.value.message === message.id; next = await runs.next()) own.push(next.value)
      yield { message, raw: fromEntry(bytes, message.mbox), runs: own }
    }
    if ((await mbox.bytes(1)).length > 0) throw damaged('messages.mbox goes on behind its last mail')
    if (next.done !== true) throw damaged(`runs.jsonl has a run of ${next.value.message}, which is no message of it`)
  } finally {
    await runs.return(undefined)
    stream.destroy()
  }
}
