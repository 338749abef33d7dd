import { type Cell, countRuns, firstOf } from './cell'
import { MAX_FIGURES, MAX_PANELS, type Question } from './comparison'
import type { Figure } from './figure'
import { type PanelPlan, planPanel } from './plan-panel'
import { splitPanels } from './split-panels'
import { countValues, partition } from './spread'

export interface ComparisonPlan {
  readonly panels: readonly PanelPlan[]
  /** before the cut to MAX_PANELS, of the machines that the cells are of */
  readonly panelsTotal: number
  /** machines that the cells are of: the archive may have more */
  readonly machinesRead: number
  /** how many figures of a cell are shown */
  readonly figuresPerCell: number
}

/** So many figures make a page slow to load; of more each point shows its first ones and says how many there are. */
const FIGURES_SHOWN = 1500

/**
 * Sorts an answer of the archive into panels. A panel with one varied value compares nothing: it is shown only where there
 * is no other. The fullest panels are shown, in the order of the text.
 */
export function planComparison(cells: readonly Cell[], question: Question): ComparisonPlan {
  const machines = [...partition(cells, ({ machine }) => machine).values()]
  const all = machines.flatMap((part) => splitPanels(part, question.by))
  const comparing = all.filter((panel) => countValues(panel.cells) > 1)
  const candidates = comparing.length > 0 ? comparing : all
  const panels = candidates
    .map((panel) => ({
      panel,
      values: countValues(panel.cells),
      runs: countRuns(panel.cells),
      first: firstOf(panel.cells),
    }))
    .sort((a, b) => b.values - a.values || b.runs - a.runs || a.first - b.first)
    .slice(0, MAX_PANELS)
    .sort((a, b) => a.first - b.first)
    .map(({ panel }) => planPanel(panel, question))
  const shown = panels.reduce((sum, { charts }) => charts.reduce((cells, chart) => cells + chart.cells.length, sum), 0)
  const figuresPerCell = Math.max(1, Math.min(MAX_FIGURES, Math.floor(FIGURES_SHOWN / Math.max(1, shown))))
  return { panels, panelsTotal: candidates.length, machinesRead: machines.length, figuresPerCell }
}

const shownOf = ({ figures }: Cell, count: number): readonly number[] => figures.slice(0, count)

/** The ids of the figures to fetch. */
export const figureIds = ({ panels, figuresPerCell }: ComparisonPlan): readonly number[] =>
  panels.flatMap(({ charts }) => charts.flatMap(({ cells }) => cells.flatMap((cell) => shownOf(cell, figuresPerCell))))

/** Figures of a point: counted ones first, then by day, then in the text's order; at most MAX_FIGURES. */
export const figureFinder =
  (plan: ComparisonPlan, figures: ReadonlyMap<number, Figure>) =>
  (cells: readonly Cell[]): readonly Figure[] =>
    cells
      .flatMap((cell) => shownOf(cell, plan.figuresPerCell).flatMap((id) => figures.get(id) ?? []))
      .sort(
        (a, b) => Number(b.counted) - Number(a.counted) || compareText(a.date ?? '', b.date ?? '') || a.runId - b.runId,
      )
      .slice(0, MAX_FIGURES)

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
