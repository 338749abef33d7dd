import type { PanelFigure } from '@/components/reading/figure-panel'
import { placeWords, varyingParams } from '@/components/reading/param-words'
import { figureKey, runName } from '@/components/reading/read-run'
import { fieldWords } from '@/lib/compare/field-words'
import { ratioText } from '@/lib/compare/ratio-text'
import { metricOf } from '@/lib/metrics'
import type { Measurement } from '@/lib/model'
import type { MessageDetail } from '@/lib/queries/messages/get-message'
import type { RunDetail } from '@/lib/queries/runs/run-detail'
import { questionHref } from '@/lib/url/question'
import { runsHref } from '@/lib/url/runs-filter'

/** What tells a figure apart within its run: equal in two runs, it is the same figure of both. */
const identity = (figure: Measurement): string =>
  JSON.stringify([figure.metric, figure.unit, Object.entries(figure.params).sort()])

/** The machine, whatever part of it was stated first. */
const partsOf = ({ system }: RunDetail): string => JSON.stringify(Object.entries(system ?? {}).sort())

/** The first run of the message that may be compared with this one in absolute figures; null: it is the first itself. */
function firstLike(run: RunDetail, runs: readonly RunDetail[]): RunDetail | null {
  const machine = partsOf(run)
  const first = runs.find((other) => other.tool === run.tool && partsOf(other) === machine)
  return first === undefined || first.id === run.id ? null : first
}

function against(figure: Measurement, base: RunDetail | null, other: Measurement | undefined): PanelFigure['against'] {
  if (base === null || other === undefined || figure.value === null || !other.value) return null
  const ratio = ratioText(figure.value / other.value)
  if (ratio === null) return null
  return { ratio, text: other.text, run: runName(base), key: figureKey(other), line: other.line }
}

const companion = (figure: Measurement, kind: 'cpu' | 'latency'): string | null =>
  figure.marks.find((mark) => mark.kind === kind)?.text.replace(/[%()]/g, '') ?? null

/** What the panel says of every figure of a message, by the figure's address. */
export function panelFigures(message: MessageDetail): Readonly<Record<string, PanelFigure>> {
  const panel: Record<string, PanelFigure> = {}
  for (const run of message.runs) {
    const varying = varyingParams(run.measurements)
    const base = firstLike(run, message.runs)
    const others = new Map(base?.measurements.map((figure) => [identity(figure), figure]))
    for (const figure of run.measurements) {
      const { title } = metricOf(run.tool, figure.metric)
      panel[figureKey(figure)] = {
        title: [title, placeWords(figure.params, varying)].filter((part) => part !== null).join(', '),
        text: figure.text,
        unit: figure.unit,
        cpu: companion(figure, 'cpu'),
        latency: companion(figure, 'latency'),
        run: runName(run),
        line: figure.line,
        against: against(figure, base, others.get(identity(figure))),
        links: linksOf(message, run, figure.metric),
      }
    }
  }
  return panel
}

function linksOf({ id, compare }: MessageDetail, run: RunDetail, metric: string): PanelFigure['links'] {
  const all = { href: runsHref({ tool: run.tool }), words: `all runs of ${run.tool}` }
  if (compare?.tool !== run.tool) return [all]
  const href = questionHref({ tool: run.tool, metrics: [metric], by: compare.by, message: id })
  return [{ href, words: `by ${fieldWords(compare.by)}` }, all]
}
