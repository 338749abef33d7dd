import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashToken, newToken } from '@/lib/access/token'
import type { Archive } from '@/lib/db/client'
import { messageIdOf } from '@/lib/db/message-id'
import { patiently } from '@/lib/db/patiently'
import { PARSER } from '@/lib/parse'
import { ARRIVING, folderOf, importsFolder, NAMES } from './imports-folder'
import { diskError, type Received, receiveFiles } from './receive-files'

export interface Taken {
  readonly id: string
  /** `known`: the same files were sent before, and are read or waiting: they are not read again */
  readonly status: 'new' | 'known'
  /** the secret with which it can be cancelled, given this once; null: it was sent before, perhaps by somebody else */
  readonly cancel: string | null
}

/** Takes files that a browser sends to be imported. They wait on disk, noted in the archive. Throws an HttpError, an ArchiveError; then nothing is left. */
export async function takeUpload(archive: Archive, request: Request, limit: number): Promise<Taken> {
  const arriving = join(importsFolder(), ARRIVING + randomUUID())
  try {
    await mkdir(arriving, { recursive: true })
    const received = await receiveFiles(request, arriving, limit)
    const same = await findSame(archive, received.hash)
    if (same !== null) return { id: same, status: 'known', cancel: null }
    const cancel = newToken()
    return { id: await keep(archive, received, arriving, hashToken(cancel)), status: 'new', cancel }
  } catch (error) {
    throw diskError(error)
  } finally {
    await rm(arriving, { recursive: true, force: true })
  }
}

async function keep(
  archive: Archive,
  { names, size, hash }: Received,
  arriving: string,
  cancelHash: string,
): Promise<string> {
  const id = messageIdOf(randomUUID())
  await writeFile(join(arriving, NAMES), JSON.stringify(names))
  await rename(arriving, folderOf(id))
  try {
    const [name = ''] = names
    const data = { id, hash, name, files: names.length, size, state: 'waiting', parser: PARSER, cancelHash } as const
    await patiently(() => archive.import.create({ data }))
    return id
  } catch (error) {
    await rm(folderOf(id), { recursive: true, force: true })
    throw error
  }
}

/** Another version of the parser may find more in the same files, and what failed may work today. */
async function findSame(archive: Archive, hash: string): Promise<string | null> {
  const same = await archive.import.findFirst({
    where: { hash, parser: PARSER, failed: 0, state: { in: ['waiting', 'reading', 'done'] } },
    select: { id: true },
    orderBy: { createdAt: 'desc' },
  })
  return same?.id ?? null
}
