import { compareLink, type WordedLink } from '@/components/reading/compare-link'
import { hashToken, newToken } from '@/lib/access/token'
import { getArchive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { BadCorrection, type Ingested, ingest } from '@/lib/ingest'
import { parse } from '@/lib/parse'
import { getMessage } from '@/lib/queries/messages/get-message'
import type { Correction } from './posted'

/** What became of one message, with the ways on from it. */
export interface SavedMessage extends Ingested {
  readonly subject: string | null
  readonly href: string
  /** null: its runs differ in nothing that could be compared */
  readonly compare: WordedLink | null
  /** the runs' numbers in the archive, in the message's order */
  readonly runIds: readonly number[]
}

export interface Saved {
  readonly ingested: readonly Ingested[]
  /** the secret that lets its holder change the messages that are new: given out once, kept only as a hash */
  readonly token: string
  readonly saved: readonly SavedMessage[]
}

/** The archive is asked about so many of the messages that one paste brought; the others are only counted. */
const NAMED = 20

async function describe(ingested: Ingested): Promise<SavedMessage> {
  const message = await getMessage(await getArchive(), ingested.id)
  return {
    ...ingested,
    subject: message?.subject ?? null,
    href: `/messages/${ingested.id}`,
    compare: message === null ? null : compareLink(message),
    runIds: message?.runs.map((run) => run.id) ?? [],
  }
}

/**
 * Parses a mail once more and keeps it. @throws HttpError 422 where it holds no result or a correction fits no run
 */
export async function save(input: string | Uint8Array, corrections: readonly Correction[]): Promise<Saved> {
  const document = await parse(input)
  if (document.messages.every((message) => message.runs.length === 0)) {
    const why = document.findings.find((finding) => finding.kind === 'no-result')?.message
    throw new HttpError(422, 'no_result', why ?? 'No benchmark result was found in this text.')
  }
  try {
    const token = newToken()
    const ingested = await ingest(await getArchive(), document, corrections, hashToken(token))
    return { ingested, token, saved: await Promise.all(ingested.slice(0, NAMED).map(describe)) }
  } catch (error) {
    if (error instanceof BadCorrection) throw new HttpError(422, 'bad_correction', error.message)
    throw error
  }
}
