import { metricOf } from '@/lib/metrics'
import { type Cell, countRuns } from './cell'
import type { Chart, Group, Panel, Point, Question } from './comparison'
import { type Drawn, drawPoints, type FindFigures } from './draw-points'
import { besidesWords, fieldWords } from './field-words'
import type { ConditionField } from './figure'
import type { MachineWords } from './machine-words'
import type { ChartPlan } from './plan-charts'
import type { GroupPlan } from './plan-groups'
import type { PanelPlan } from './plan-panel'

export function drawPanel(
  plan: PanelPlan,
  { tool, by }: Pick<Question, 'tool' | 'by'>,
  words: MachineWords,
  findFigures: FindFigures,
  isOneMachine: boolean,
): Panel {
  const split = Object.entries(plan.split).map(([field, value]) => besidesWords(field, value) || noneWords(by, field))
  return {
    key: [plan.machine, ...Object.values(plan.split)].join(' '),
    title: [words.title, ...split].join(', '),
    short: (isOneMachine && split.length > 0 ? split : [words.title, ...split]).join(', '),
    facts: words.facts,
    equal: plan.equal,
    differs: plan.differs,
    charts: plan.charts.map((chart) => drawChart(chart, plan, tool, findFigures)),
    chartsTotal: plan.chartsTotal,
    n: countRuns(plan.cells),
  }
}

/** Where one mount option is varied, the options besides it are what may be there or not. */
const noneWords = (by: ConditionField, field: ConditionField): string =>
  by.startsWith('option.') && field === 'mountOptions' ? 'no other mount option' : `${fieldWords(field)} not stated`

/** One group's cells in one chart. */
interface Member {
  readonly group: GroupPlan
  readonly cells: readonly Cell[]
  readonly points: readonly Drawn[]
}

function drawChart(chart: ChartPlan, panel: PanelPlan, tool: string, findFigures: FindFigures): Chart {
  const { title, short, better } = metricOf(tool, chart.metric)
  const params = Object.entries(chart.params).map(([name, value]) => besidesWords(`params.${name}`, value))
  const isSweep = chart.sweep !== null
  const inChart = new Set(chart.cells)
  const members = panel.groups.flatMap((group): Member[] => {
    const cells = group.cells.filter((cell) => inChart.has(cell))
    if (cells.length === 0) return []
    return [{ group, cells, points: drawPoints({ cells, unit: chart.unit }, isSweep, findFigures) }]
  })
  const base = members.find(({ group }) => group === panel.baseline)
  return {
    key: JSON.stringify([chart.metric, chart.unit, ...Object.values(chart.params)]),
    metric: chart.metric,
    title: [title, ...params].join(', '),
    short,
    unit: chart.unit,
    better,
    sweep: chart.sweep,
    placeName: chart.placeName,
    groups: members.map((member) => drawGroup(member, base, panel, isSweep)),
    groupsTotal: panel.groupsTotal,
  }
}

function drawGroup(
  { group, cells, points }: Member,
  base: Member | undefined,
  panel: PanelPlan,
  isSweep: boolean,
): Group {
  const stated = statedBy(cells, panel.differs)
  const baseStated = base === undefined ? stated : statedBy(base.cells, panel.differs)
  return {
    label: group.label,
    value: group.value,
    besides: group.besides,
    isBaseline: group === panel.baseline,
    points: withRatios(points, base?.points ?? [], isSweep),
    n: countRuns(cells),
    alsoDiffersIn: panel.differs.filter((field) => stated[field] !== baseStated[field]),
    stated,
  }
}

function withRatios(points: readonly Drawn[], base: readonly Drawn[], isSweep: boolean): readonly Point[] {
  return points.map((point) => {
    const other = (isSweep ? base.find(({ place }) => place === point.place) : base[0])?.mean ?? null
    const ratio = point.mean !== null && other !== null && other > 0 ? point.mean / other : null
    return { ...point, ratio }
  })
}

/** The cells' one value of each field; null: not stated, or several. */
function statedBy(cells: readonly Cell[], fields: readonly ConditionField[]): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    fields.map((field) => {
      const values = new Set(cells.map((cell) => readField(cell, field)))
      return [field, values.size === 1 ? ([...values][0] ?? null) : null]
    }),
  )
}

function readField(cell: Cell, field: ConditionField): string | null {
  const param = /^params\.(.+)$/s.exec(field)?.[1]
  if (param === undefined) return cell.conditions[field] ?? null
  return param === cell.sweep ? String(cell.place) : (cell.params[param] ?? null)
}
