import { formatInfos } from '@/app/formats/format-infos'

export function GET(): Response {
  return Response.json({ formats: formatInfos() })
}
