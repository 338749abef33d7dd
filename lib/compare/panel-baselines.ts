import type { Comparison, Group, Panel } from './comparison'

/** What the others of a panel are compared with; undefined: it has no baseline, or stands for several machines that have their own. */
export function panelBaseline({ charts }: Panel): Group | undefined {
  const baselines = charts.flatMap(({ groups }) => groups.filter(({ isBaseline }) => isBaseline))
  return new Set(baselines.map(({ label }) => label)).size === 1 ? baselines[0] : undefined
}

/** Whether panels are compared with baselines of unlike values, so that each has to say its own. */
export const hasOwnBaselines = ({ panels }: Pick<Comparison, 'panels'>): boolean =>
  new Set(panels.map((panel) => panelBaseline(panel)?.label)).size > 1

/** The one baseline of all panels, in words; null: each has its own, or there is none. */
export const sharedBaseline = (comparison: Comparison): string | null =>
  hasOwnBaselines(comparison) ? null : comparison.baseline
