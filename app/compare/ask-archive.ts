import type { Comparison, Question } from '@/lib/compare/comparison'
import { type Archive, getArchive } from '@/lib/db/client'
import { getComparison } from '@/lib/queries/comparison/get-comparison'
import { settleQuestion } from '@/lib/queries/comparison/settle-question'
import { readQuestion } from '@/lib/url/question'
import type { Problem, SearchInput } from '@/lib/url/search'

export interface Answer {
  readonly archive: Archive
  readonly problems: readonly Problem[]
  /** null: the archive holds no run */
  readonly question: Question | null
  readonly comparison: Comparison | null
}

/** What an address asks, answered: page, JSON, CSV, text, Markdown, picture and Share all come through here. */
export async function askArchive(search: SearchInput): Promise<Answer> {
  const archive = await getArchive()
  const asked = readQuestion(search)
  const { question, problems } = await settleQuestion(archive, asked.value)
  return {
    archive,
    question,
    problems: [...asked.problems, ...problems],
    comparison: question === null ? null : await getComparison(archive, question),
  }
}
