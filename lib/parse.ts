import { assignConditions } from './conditions/assign-conditions'
import { findFindings } from './findings/find-findings'
import type { Reading } from './findings/finding-kind'
import { noResult } from './findings/no-result'
import { findBlocks } from './formats/find-blocks'
import type { Mail } from './mail/line'
import { readMails } from './mail/read-mails'
import type { Document } from './model'

/** Raised when the same text starts to give another report. */
export const PARSER = '8'

/** Reads every benchmark result in a mail, a saved page or a mailbox. Never throws, whatever the text. */
export async function parse(input: string | Uint8Array): Promise<Document> {
  return parseMails(await readMails(input))
}

/** The same of mails that were taken apart already. */
export const parseMails = (mails: readonly Mail[]): Document => documentOf(mails.map(readMail))

/** The same, and null where there is no result: nothing is said of what came close to one. */
export function parseResults(mails: readonly Mail[]): Document | null {
  const readings = mails.map(readMail)
  return readings.some(({ runs }) => runs.length > 0) ? documentOf(readings) : null
}

const documentOf = (readings: readonly Reading[]): Document => ({
  parser: PARSER,
  messages: readings.map(findFindings),
  findings: noResult(readings),
})

/** mail → blocks → runs with their conditions; most mails have no block, and their words are nobody's conditions */
function readMail(mail: Mail): Reading {
  const { blocks, nearMisses } = findBlocks(mail.lines)
  const assigned = blocks.length === 0 ? { runs: [], disagreements: [] } : assignConditions(mail, blocks)
  return { mail, nearMisses, ...assigned }
}
