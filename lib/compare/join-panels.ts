import type { Chart, Group, Panel } from './comparison'
import type { ConditionField } from './figure'
import { sharedBy } from './plan-panel'
import { partition } from './spread'

/** One axis for unlike machines, because the reader said so: every group says whose it is, ratios stay each machine's own. */
export function joinPanels(panels: readonly Panel[], differsBetween: readonly ConditionField[]): Panel {
  const charts = panels.flatMap((panel) => panel.charts.map((chart) => ({ chart, panel })))
  const joined = [...partition(charts, ({ chart }) => chart.key).values()].map(joinCharts)
  return {
    key: 'together',
    title: panels.map(({ title }) => title).join('; '),
    short: panels.map(({ short }) => short).join('; '),
    facts: panels.map(({ title, facts }) => `${title}: ${facts || 'not described'}`).join('. '),
    equal: sharedBy(panels.map(({ equal }) => equal)),
    differs: [...new Set([...panels.flatMap(({ differs }) => differs), ...differsBetween])],
    charts: joined.flatMap((chart) => chart ?? []),
    chartsTotal: joined.length,
    n: panels.reduce((sum, { n }) => sum + n, 0),
  }
}

function joinCharts(members: readonly { readonly chart: Chart; readonly panel: Panel }[]): Chart | null {
  const [first] = members
  if (first === undefined) return null
  const groups = members.flatMap(({ chart, panel }) =>
    chart.groups.map((group): Group => ({ ...group, label: `${panel.short}: ${group.label}` })),
  )
  return {
    ...first.chart,
    sweep: members.find(({ chart }) => chart.sweep !== null)?.chart.sweep ?? null,
    groups,
    groupsTotal: members.reduce((sum, { chart }) => sum + chart.groupsTotal, 0),
  }
}
