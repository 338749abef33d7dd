import { answerWith, plainText } from '@/app/compare/answer-with'
import { comparisonAsMarkdown } from '@/lib/compare/as-markdown'

/** The comparison as Markdown, every figure a link to its line. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, ({ comparison, address, origin }) =>
    plainText(comparisonAsMarkdown(comparison, address, origin), 'text/markdown'),
  )
}
