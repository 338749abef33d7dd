import { metricOf } from '@/lib/metrics'
import type { Cell } from './cell'
import { chooseBaseline } from './choose-baseline'
import { MAX_CHARTS, MAX_GROUPS, type Question } from './comparison'
import type { ConditionField } from './figure'
import { type ChartPlan, planCharts } from './plan-charts'
import { type GroupPlan, planGroups } from './plan-groups'
import { sortGroups } from './sort-groups'
import type { PanelCells } from './split-panels'

/** A panel as it will be drawn, before its figures are fetched. */
export interface PanelPlan {
  readonly machine: string
  readonly split: PanelCells['split']
  readonly groups: readonly GroupPlan[]
  readonly groupsTotal: number
  readonly baseline: GroupPlan | undefined
  readonly charts: readonly ChartPlan[]
  readonly chartsTotal: number
  readonly differs: readonly ConditionField[]
  readonly equal: Readonly<Record<ConditionField, string>>
  readonly cells: readonly Cell[]
}

export function planPanel({ cells, split }: PanelCells, question: Question): PanelPlan {
  const { groups, differs, equal } = planGroups(cells, question.by)
  const baseline = chooseBaseline(groups, question.by, question.base)
  const { better } = metricOf(question.tool, question.metrics[0] ?? '')
  const sorted = sortGroups(groups, question.by, baseline, better)
  const shown = cutGroups(sorted, baseline)
  const charts = planCharts(shown, question.metrics)
  return {
    machine: cells[0]?.machine ?? '',
    split,
    groups: shown,
    groupsTotal: groups.length,
    baseline,
    charts: charts.slice(0, MAX_CHARTS),
    chartsTotal: charts.length,
    differs: [...new Set([...differs, ...charts.flatMap((chart) => chart.differs)])],
    equal: { ...equal, ...sharedBy(charts.map((chart) => chart.equal)) },
    cells,
  }
}

/** The baseline stays, wherever the cut falls. */
function cutGroups(groups: readonly GroupPlan[], baseline: GroupPlan | undefined): readonly GroupPlan[] {
  if (groups.length <= MAX_GROUPS) return groups
  const kept = groups.slice(0, MAX_GROUPS)
  if (baseline === undefined || kept.includes(baseline)) return kept
  return [...groups.slice(0, MAX_GROUPS - 1), baseline]
}

/** What all charts say that state it: file operations of bonnie++ have no file size. */
export function sharedBy(all: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  const shared = new Map<string, string | null>()
  for (const equal of all) {
    for (const [field, value] of Object.entries(equal)) {
      shared.set(field, shared.has(field) && shared.get(field) !== value ? null : value)
    }
  }
  return Object.fromEntries([...shared].flatMap(([field, value]) => (value === null ? [] : [[field, value]])))
}
