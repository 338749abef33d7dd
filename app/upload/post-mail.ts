import { z } from 'zod'
import type { Correction } from '@/app/api/v1/messages/posted'
import type { SavedMessage } from '@/app/api/v1/messages/save'

/** What the server made of a mail. */
export type Posted =
  | { readonly saved: readonly SavedMessage[]; readonly messages: number; readonly edit: string | null }
  | { readonly code: string; readonly message: string; readonly status: number }

const saved = z.object({
  id: z.string(),
  status: z.enum(['new', 'known', 'removed']),
  runs: z.number(),
  figures: z.number(),
  savedAt: z.string(),
  subject: z.string().nullable(),
  href: z.string(),
  compare: z.object({ href: z.string(), words: z.string() }).nullable(),
  runIds: z.array(z.number()),
})
const answered = z.object({ saved: z.array(saved), messages: z.number(), edit: z.string().nullable() })
const refused = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

const UNREACHED = {
  code: 'unreachable',
  message: 'The server did not answer. Nothing was stored, and the text is still here. Try again.',
  status: 0,
}

/** Sends a mail to be kept; a file's bytes as they are, so that the server decodes them itself. Never throws. */
export async function postMail(
  input: string | Uint8Array<ArrayBuffer>,
  corrections: readonly Correction[],
): Promise<Posted> {
  const form = new FormData()
  if (typeof input !== 'string') {
    form.set('file', new Blob([input]), 'mail')
    form.set('corrections', JSON.stringify(corrections))
  }
  const json = typeof input === 'string' ? JSON.stringify({ text: input, corrections }) : null
  try {
    const response = await fetch('/api/v1/messages', {
      method: 'POST',
      headers: { Accept: 'application/json', ...(json === null ? {} : { 'Content-Type': 'application/json' }) },
      body: json ?? form,
    })
    const body: unknown = await response.json()
    if (response.ok) return answered.parse(body)
    return { ...refused.parse(body).error, status: response.status }
  } catch {
    return UNREACHED
  }
}

/** Puts a condition of a message that was here already right, or proposes it where the message is another one's. */
export async function postCorrection(
  runId: number,
  field: string,
  value: string | null,
): Promise<'saved' | 'proposed' | 'failed'> {
  try {
    const response = await fetch(`/api/v1/runs/${runId}/corrections`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ field, value }),
    })
    return response.status === 202 ? 'proposed' : response.ok ? 'saved' : 'failed'
  } catch {
    return 'failed'
  }
}
