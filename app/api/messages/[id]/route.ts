import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { HttpError } from '@/lib/http/http-error'
import type { Measurement } from '@/lib/model'
import { getMessage, type RunDetail } from '@/lib/queries/get-message'

const withoutMarks = <F extends Measurement>({ marks: _marks, ...figure }: F) => figure

const reported = ({ measurements, aside, ...run }: RunDetail) => ({
  ...run,
  measurements: measurements.map(withoutMarks),
  aside: aside.map(withoutMarks),
})

/** A message as JSON: its parse report with its runs' numbers, corrections and quotations. Without the addresses of people. */
export function GET(_request: Request, { params }: RouteContext<'/api/messages/[id]'>): Promise<Response> {
  return answer(async () => {
    const message = await getMessage(await getArchive(), (await params).id)
    if (message === null) throw new HttpError(404, 'no_such_message', 'No message has this address.')
    const { raw: _raw, compare: _compare, runs, setAside, ...rest } = message
    return Response.json(hideEverywhere({ ...rest, runs: runs.map(reported), setAside: setAside.map(reported) }))
  })
}
