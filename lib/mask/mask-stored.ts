import type { Transaction } from '@/lib/db/in-transaction'
import { conditionsInForce } from '@/lib/ingest/condition-row'
import { CHANGED } from '@/lib/ingest/find-doubtful'
import { readConditionRows } from '@/lib/ingest/read-condition-rows'
import { storeColumns } from '@/lib/ingest/store-columns'
import { type NameMask, nameWords } from '@/lib/mail/mask-names'
import { maskField } from './mask-everywhere'

/** Takes a name out of everything that is stored of mails but the mails as they came. Gives the number of messages that named it. */
export async function maskStored(transaction: Transaction, name: string, mask: NameMask): Promise<number> {
  const messages = await findNaming(transaction, name)
  let changed = 0
  for (const id of messages) {
    if (await maskHead(transaction, id, mask)) changed++
    await maskConditions(transaction, id, mask)
  }
  await maskFindings(transaction, messages, mask)
  return changed
}

/**
 * Messages with the words of a name side by side, in either order: the search has every author, subject and text in it. What a person put right may
 * name somebody whom the mail does not.
 */
async function findNaming(transaction: Transaction, name: string): Promise<readonly string[]> {
  const words = nameWords(name)
  const phrases = [words, [...words.slice(-1), ...words.slice(0, -1)]].map(
    (order) => `"${order.join(' ').replaceAll('"', '""')}"`,
  )
  const found = await transaction.$queryRaw<{ messageId: string }[]>`
    SELECT entry.messageId FROM MessageSearch JOIN SearchEntry entry ON entry.number = MessageSearch.rowid
    WHERE MessageSearch MATCH ${phrases.join(' OR ')}
    UNION SELECT r.messageId FROM Condition c JOIN Run r ON r.id = c.runId WHERE c.correctedAt IS NOT NULL`
  return found.map(({ messageId }) => messageId)
}

/** Whether there was anything to hide. */
async function maskHead(transaction: Transaction, id: string, mask: NameMask): Promise<boolean> {
  const read = await transaction.message.findUniqueOrThrow({
    where: { id },
    select: { subject: true, author: true, text: true },
  })
  const data = {
    subject: read.subject === null ? null : mask.hide(read.subject),
    author: mask.author(read.author),
    text: mask.hide(read.text),
  }
  if (JSON.stringify(data) === JSON.stringify(read)) return false
  await transaction.message.update({ where: { id }, data })
  return true
}

/** What was read and what was corrected, and what follows from it. */
async function maskConditions(transaction: Transaction, messageId: string, mask: NameMask): Promise<void> {
  const hide = (text: string | null): string | null => (text === null ? null : mask.hide(text))
  const conditions = await transaction.condition.findMany({
    where: { run: { messageId } },
    select: { id: true, runId: true, field: true, value: true, readValue: true, text: true },
  })
  const taken = new Set(conditions.map(({ runId, field }) => `${runId} ${field}`))
  const changed = new Set<number>()
  for (const { id, runId, ...read } of conditions) {
    let field = maskField(read.field, mask)
    // Two factors that are alike without the name stay two.
    while (field !== read.field && taken.has(`${runId} ${field}`)) field += '·'
    const masked = { field, value: hide(read.value), readValue: hide(read.readValue), text: hide(read.text) }
    if (JSON.stringify(masked) === JSON.stringify(read)) continue
    taken.add(`${runId} ${field}`)
    await transaction.condition.update({ where: { id }, data: masked })
    changed.add(runId)
  }
  if (changed.size === 0) return
  const { key } = await transaction.message.findUniqueOrThrow({ where: { id: messageId }, select: { key: true } })
  for (const runId of changed)
    await storeColumns(transaction, runId, conditionsInForce(await readConditionRows(transaction, runId)), key)
}

/** Findings of these messages, and of all that name another message by its subject. */
async function maskFindings(transaction: Transaction, messages: readonly string[], mask: NameMask): Promise<void> {
  const findings = await transaction.finding.findMany({
    where: { OR: [{ messageId: { in: [...messages] } }, { kind: CHANGED }] },
    select: { id: true, text: true },
  })
  for (const { id, text } of findings) {
    const masked = mask.hide(text)
    if (masked !== text) await transaction.finding.update({ where: { id }, data: { text: masked } })
  }
}
