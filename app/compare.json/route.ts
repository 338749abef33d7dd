import { askArchive } from '@/app/compare/ask-archive'
import { answer } from '@/lib/http/answer'

/** The comparison as data: what the page shows, from the same question. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { comparison, problems } = await askArchive(new URL(request.url).searchParams)
    return Response.json({ comparison, problems })
  })
}
