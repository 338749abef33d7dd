import { count } from '@/components/count'
import type { ImportLine } from '@/lib/queries/imports/get-import'

/** "linux-raid.mbox.gz", "cur and 11 others". */
export const filesWords = ({ name, files }: Pick<ImportLine, 'name' | 'files'>): string =>
  files === 1 ? name : `${name} and ${files === 2 ? 'another' : `${files - 1} others`}`

/** "41 messages, 96 runs" */
export const savedWords = ({ added, runs }: Pick<ImportLine, 'added' | 'runs'>): string =>
  `${count(added, 'message')}, ${count(runs, 'run')}`

/** What became of an import, in a few words. */
export function outcome(line: ImportLine): string {
  const { added, failed, known, mails, results, state } = line
  if (state === 'waiting') return 'Waits'
  if (state === 'reading') return `Reading, ${Math.floor(line.share * 100)} %`
  if (state === 'cancelled') return added > 0 ? `Cancelled: ${savedWords(line)} saved` : 'Cancelled'
  if (added > 0) return `Saved: ${savedWords(line)}`
  if (known > 0) return 'Already here'
  if (results === 0 && mails > 0) return `No result found in ${count(mails, 'mail')}`
  return failed > 0 ? 'It could not be read' : 'No mail in it'
}
