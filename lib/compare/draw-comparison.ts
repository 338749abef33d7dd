import type { Comparison, Panel, Question } from './comparison'
import { drawPanel } from './draw-panel'
import type { ConditionField, Figure } from './figure'
import { joinPanels } from './join-panels'
import { limits, type Totals } from './limits'
import { type MachineWords, machineWords } from './machine-words'
import type { PairSummary } from './pair-summary'
import { type ComparisonPlan, figureFinder } from './plan-comparison'
import { sharedBy } from './plan-panel'
import { comparisonTitle } from './title'
import { verdict } from './verdict'

/** Everything that was read from the archive for one question. */
export interface Answer {
  readonly plan: ComparisonPlan
  readonly figures: ReadonlyMap<number, Figure>
  readonly machines: ReadonlyMap<string, MachineWords>
  readonly totals: Totals
  readonly pairs: readonly PairSummary[]
}

const UNKNOWN_MACHINE = machineWords({ system: null, label: null, subject: null, day: null })

export function drawComparison(question: Question, answer: Answer): Comparison {
  const { plan, figures, machines, totals, pairs } = answer
  const findFigures = figureFinder(plan, figures)
  const wordsOf = (machine: string) => machines.get(machine) ?? UNKNOWN_MACHINE
  const isOneMachine = new Set(plan.panels.map(({ machine }) => machine)).size === 1
  const panels = plan.panels.map((panel) =>
    drawPanel(panel, question, wordsOf(panel.machine), findFigures, isOneMachine),
  )
  const differsBetween = findDifferences(plan, wordsOf, question.by)
  const isTogether = question.machines === 'together' && panels.length > 1
  const baseline = plan.panels.find((panel) => panel.baseline !== undefined)?.baseline
  const panelsTotal = plan.panelsTotal + Math.max(0, totals.comparable - plan.machinesRead)
  const cutWords = `On the axis: ${panels.length} of ${panelsTotal}.`
  const isQuoted = plan.panels.some(({ cells }) => cells.some(({ quoted }) => quoted))
  return {
    question,
    title: comparisonTitle(question),
    baseline: baseline?.label ?? null,
    baselineValue: baseline?.value ?? null,
    verdict: verdict(question, panels, pairs),
    limits: [limits(totals, panels, question.by, isQuoted), isTogether && panels.length < panelsTotal ? cutWords : '']
      .filter(Boolean)
      .join(' '),
    equal: panels.length === 0 ? {} : commonTo(panels),
    differsWithin: [...new Set(panels.flatMap(({ differs }) => differs))],
    runs: totals.runs,
    ofRuns: totals.ofRuns,
    messages: totals.messages,
    machines: totals.machines,
    panels: isTogether ? [joinPanels(panels, differsBetween)] : panels,
    panelsTotal: isTogether ? 1 : panelsTotal,
    pairs,
    differsBetween,
    notLikeWithLike: isTogether && differsBetween.length > 0,
  }
}

const commonTo = (panels: readonly Panel[]): Readonly<Record<ConditionField, string>> => {
  const shared = sharedBy(panels.map(({ equal }) => equal))
  return Object.fromEntries(Object.entries(shared).filter(([field]) => panels.every(({ equal }) => field in equal)))
}

/** What is equal inside each of two panels, but not the same in both: hardware, kernel, file size. */
function findDifferences(
  plan: ComparisonPlan,
  wordsOf: (machine: string) => MachineWords,
  by: ConditionField,
): readonly ConditionField[] {
  const stated = plan.panels.map(({ machine, equal, split }) => {
    const parts = Object.entries(wordsOf(machine).system).filter(([part]) => part !== 'label')
    return new Map<ConditionField, string | null>([
      ...parts.map(([part, value]) => [`system.${part}`, value] as const),
      ...Object.entries(equal),
      ...Object.entries(split),
    ])
  })
  const fields = [...new Set(stated.flatMap((fields) => [...fields.keys()]))].filter((field) => field !== by)
  const differing = fields.filter((field) => new Set(stated.map((fields) => fields.get(field) ?? null)).size > 1)
  const isOther = new Set(plan.panels.map(({ machine }) => machine)).size > 1
  return differing.length === 0 && isOther ? ['system.label'] : differing
}
