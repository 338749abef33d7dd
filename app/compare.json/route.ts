import { askArchive } from '@/app/compare/ask-archive'
import { answer } from '@/lib/http/answer'
import { unknownInQuestion } from '@/lib/url/question'

/** The comparison as data: what the page shows, from the same question. `problems`: what was asked and is left out. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { searchParams } = new URL(request.url)
    const { comparison, problems } = await askArchive(searchParams)
    return Response.json({ comparison, problems: [...unknownInQuestion(searchParams), ...problems] })
  })
}
