import { formatInfos } from '@/app/formats/format-infos'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { countByTool } from '@/lib/queries/overview/count-by-tool'

/** What is read, and what this archive has of each. */
export function GET(): Promise<Response> {
  return answer(async () => {
    const counts = await countByTool(await getArchive())
    const formats = formatInfos().map((info) => {
      const { runs, figures, messages, unread } = counts.get(info.tool) ?? NOTHING
      return { ...info, archive: { runs, figures, messages, unread } }
    })
    return Response.json({ formats })
  })
}

const NOTHING = { runs: 0, figures: 0, messages: 0, unread: 0 }
