import type { Archive } from '@/lib/db/client'
import { maskedRaw } from '@/lib/mask/masked-raw'
import { readMask } from '@/lib/mask/read-mask'
import type { Finding } from '@/lib/model'
import { findingsLeft } from '../runs/findings-left'
import { readRunDetails } from '../runs/read-run-details'
import type { RunDetail } from '../runs/run-detail'
import { getThread, type ThreadMail } from './get-thread'
import { whatVaries } from './what-varies'

export interface MessageDetail {
  readonly id: string
  readonly messageId: string | null
  readonly subject: string | null
  /** display name only */
  readonly from: string | null
  readonly date: string | null
  readonly text: string
  /** as it came: holds addresses, so never show it without hiding them */
  readonly raw: string
  readonly parser: string
  /** ISO 8601 */
  readonly savedAt: string
  readonly runs: readonly RunDetail[]
  /** runs that a person says are no results: kept, counted nowhere */
  readonly setAside: readonly RunDetail[]
  /** of the message and of its runs, in the message's order; those that are about runs set aside alone are not among them */
  readonly findings: readonly Finding[]
  /** empty: it stands alone, as far as the archive knows */
  readonly thread: readonly ThreadMail[]
  /** the condition in which the message's runs of one tool differ, for "Compare the 2 runs"; null: fewer than two runs to compare */
  readonly compare: { readonly tool: string; readonly by: string; readonly runs: number } | null
}

/** null: no message has this id. */
export async function getMessage(archive: Archive, id: string): Promise<MessageDetail | null> {
  const message = await archive.message.findUnique({ where: { id }, include: { findings: { orderBy: { id: 'asc' } } } })
  if (message === null) return null
  const all = await readRunDetails(archive, { messageId: id }, { findings: () => [] })
  const runs = all.filter(({ dismissed }) => dismissed === null)
  const setAside = all.filter(({ dismissed }) => dismissed !== null)
  const findings = findingsLeft(message.findings, setAside)
  return {
    id,
    messageId: message.messageId,
    subject: message.subject,
    from: message.author,
    date: message.date,
    text: message.text,
    raw: maskedRaw(message, await readMask(archive)),
    parser: message.parser,
    savedAt: message.savedAt.toISOString(),
    runs: runs.map((run) => ({ ...run, findings: findings.filter((finding) => finding.runs.includes(run.ordinal)) })),
    setAside,
    findings: findings.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0)),
    thread: await getThread(archive, message.messageId),
    compare: toCompare(runs),
  }
}

/** The tool with the most runs of this message in which something was varied. */
function toCompare(runs: readonly RunDetail[]): MessageDetail['compare'] {
  const own = runs.filter(({ original }) => original === null)
  const candidates = [...new Set(own.map(({ tool }) => tool))].flatMap((tool) => {
    const ofTool = own.filter((run) => run.tool === tool)
    const by = whatVaries(ofTool)
    return by === null ? [] : [{ tool, by, runs: ofTool.length }]
  })
  return candidates.toSorted((a, b) => b.runs - a.runs)[0] ?? null
}
