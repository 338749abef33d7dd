import { findMessage } from '@/app/api/v1/find-message'
import { placeWords } from '@/components/reading/param-words'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { csvResponse, csvText } from '@/lib/http/csv'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import type { MessageDetail } from '@/lib/queries/messages/get-message'

const HEAD = [
  'run',
  'tool',
  'tool version',
  'label',
  'kernel',
  'filesystem',
  'mount options',
  'system',
  'factors',
  'quoted',
]
const FIGURE = ['place', 'metric', 'value', 'unit', 'status', 'printed', 'CPU %', 'latency us', 'line', 'column']

const inWords = (record: Readonly<Record<string, string>>): string =>
  Object.entries(record)
    .map(([key, value]) => `${key}: ${value}`)
    .join('; ')

function rowsOf(message: MessageDetail) {
  return message.runs.flatMap((run) => {
    const system = inWords(run.system ?? {})
    const options = run.mountOptions?.join(',') ?? null
    const conditions = [run.toolVersion, run.label, run.kernel, run.filesystem, options, system, inWords(run.factors)]
    return run.measurements.map((figure) => [
      ...[
        run.ordinal,
        run.tool,
        ...conditions,
        String(run.quoted),
        placeWords(figure.params, Object.keys(figure.params)),
      ],
      ...[figure.metric, figure.value, figure.unit, figure.status, figure.text],
      ...[figure.cpuPercent, figure.latencyUs, figure.line, figure.column],
    ])
  })
}

/** The figures of a message, one a row, with what they were measured on. */
export function GET(_request: Request, { params }: RouteContext<'/messages/[id]/csv'>): Promise<Response> {
  return answer(async () => {
    const { id } = await params
    const message = await findMessage(await getArchive(), id)
    return csvResponse(csvText([[...HEAD, ...FIGURE], ...hideEverywhere(rowsOf(message))]), id)
  })
}
