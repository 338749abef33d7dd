import { z } from 'zod'
import { answer } from '@/lib/http/answer'
import { maxPaste } from '@/lib/http/limits'
import { readBody } from '@/lib/http/read-body'
import { bodyType, checkInput } from '@/lib/http/read-input'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { parse } from '@/lib/parse'
import { toReport } from '@/lib/report'

const posted = z.object({ text: z.string() })

/** Reads a mail and answers the parse report. Nothing is stored. */
export function POST(request: Request): Promise<Response> {
  return answer(async () => {
    requireSameOrigin(request)
    const type = bodyType(request)
    // JSON writes a line end as two characters
    const body = await readBody(request, type === 'json' ? maxPaste() * 2 : maxPaste())
    const input = checkInput(type === 'json' ? readJson(body, posted).text : body, maxPaste())
    return Response.json(toReport(await parse(input)), { headers: { 'Cache-Control': 'no-store' } })
  })
}
