import { isCompact } from './compact'
import { type Condition, conditionsOf, conditionValue, sharedConditions } from './conditions'
import type { ReadMessage, ReadRun } from './read-run'

/** Runs that a heading of the mail governs together: those on system A, those on one kernel. */
export interface Scope {
  readonly title: string
  readonly runs: readonly ReadRun[]
  readonly conditions: readonly Condition[]
}

/** A stretch of the mail and what was read in it. */
export interface Section {
  /** first and last line */
  readonly lines: readonly [number, number]
  readonly scope: Scope | null
  readonly runs: readonly ReadRun[]
  /** the reading is much shorter than its mail: it may stay in sight while the mail is scrolled */
  readonly isShort: boolean
}

/** A cut makes sense where the mail fills at least so much of the height of its reading; else it would be torn apart. */
const BALANCE = 0.6

/**
 * The field by which the runs fall into consecutive groups as under headings: the one with the fewest groups, where each
 * of its values stands in one stretch of the mail only. A field that changes with every run makes no heading.
 */
function headingField(runs: readonly ReadRun[]): string | null {
  const fields = new Set(runs.flatMap((run) => conditionsOf(run).map((condition) => condition.field)))
  let best: { field: string; groups: number } | null = null
  for (const field of ['tool', ...fields]) {
    const values = runs.map((run) => headingValue(run, field))
    const groups = values.filter((value, at) => at === 0 || value !== values[at - 1]).length
    const headed = groups > 1 && groups < runs.length && groups === new Set(values).size
    if (headed && (best === null || groups < best.groups)) best = { field, groups }
  }
  return best?.field ?? null
}

const headingValue = (run: ReadRun, field: string): string | null =>
  field === 'tool' ? run.tool : conditionValue(run, field)

function groupRuns(runs: readonly ReadRun[]): readonly (readonly ReadRun[])[] {
  const field = headingField(runs)
  if (field === null) return runs.map((run) => [run])
  const groups: ReadRun[][] = []
  for (const run of runs) {
    const last = groups.at(-1)?.[0]
    if (last !== undefined && headingValue(last, field) === headingValue(run, field)) groups.at(-1)?.push(run)
    else groups.push([run])
  }
  return groups
}

function scopeOf(group: readonly ReadRun[], shown: readonly Condition[]): Scope | null {
  const [first] = group
  if (first === undefined || group.length < 2) return null
  const conditions = sharedConditions(group).filter(
    (condition) => !shown.some((each) => each.field === condition.field && each.value === condition.value),
  )
  const stated = conditions.filter((condition) => condition.value !== null)
  const named = stated.find((condition) => condition.field === 'system.label') ?? stated[0]
  return { title: `${named?.value ?? first.tool}: ${group.length} runs`, runs: group, conditions }
}

/** A heading is a paragraph of so many lines at most. */
const HEADING = 3

const isBlank = (line: string | undefined): boolean => line === undefined || /^[>|\s]*$/.test(line)

/** The first line of the short paragraph over `line`: "Test 2:". A longer one is prose, and `line` itself is the answer. */
function headingOver(lines: readonly string[], line: number, after: number): number {
  let end = line - 1
  while (end > after && isBlank(lines[end - 1])) end--
  let start = end
  while (start > after && !isBlank(lines[start - 1])) start--
  return end > start && end - start <= HEADING ? start + 1 : line
}

/** Where the part of the mail begins that is about a run and about no earlier one. `shared`: fields said of every run. */
function headLine(run: ReadRun, lines: readonly string[], after: number, shared: ReadonlySet<string>): number {
  const own = Object.entries(run.evidence).filter(([field, { how }]) => how === 'stated' && !shared.has(field))
  const stated = own.map(([, evidence]) => evidence.line).filter((line) => line > after)
  const first = Math.min(run.lines[0], ...stated)
  return first < run.lines[0] ? first : headingOver(lines, first, after)
}

/** About how many lines of mail the reading of a run is high. */
function readingHeight(run: ReadRun): number {
  if (isCompact(run)) return 1.3
  const places = new Set(run.measurements.map((figure) => figure.line)).size
  const latencies = run.measurements.some((figure) => figure.latencyUs !== null)
  return 4 + places + (latencies ? 6 : 0)
}

/** A section that is still being filled. */
interface Cut {
  readonly line: number
  scope: Scope | null
  readonly runs: ReadRun[]
  height: number
}

const balanced = (cut: Cut, next: number): boolean => next - cut.line >= cut.height * BALANCE

/** Whether a run that begins at `line` opens a section of its own under the open one. */
function opensAt(line: number, run: ReadRun, open: Cut, scope: Scope | null): boolean {
  if (line <= open.line || !balanced(open, line)) return false
  if (scope !== null) return true
  return !isCompact(run) && run.lines[1] - line + 1 >= readingHeight(run) * BALANCE
}

/**
 * Cuts a mail where its scopes begin, so that a reading stands beside the lines that it was read from: what is said of
 * all runs, each heading, each run that fills enough lines. What stands under the last run is the last section.
 */
export function cutSections(message: ReadMessage): {
  readonly all: Scope | null
  readonly sections: readonly Section[]
} {
  const { runs } = message
  const shared = runs.length > 1 ? sharedConditions(runs) : []
  const title = runs.length === 2 ? 'Both runs' : `All ${runs.length} runs`
  const all = runs.length > 1 ? { title, runs, conditions: shared } : null

  let open: Cut = { line: 1, scope: null, runs: [], height: shared.length === 0 ? 0 : shared.length + 4 }
  const cuts = [open]
  const lines = message.text.split('\n')
  // a tool's version stands in the head of each run and opens nothing
  const everywhere = new Set(['toolVersion', ...shared.map((condition) => condition.field)])
  let end = 0
  for (const group of groupRuns(runs)) {
    let scope = scopeOf(group, shared)
    for (const run of group) {
      const line = headLine(run, lines, end, everywhere)
      // two headings in one section: the second one's conditions go to its runs
      if (opensAt(line, run, open, scope) || (scope !== null && open.scope !== null && line > open.line)) {
        open = { line, scope: null, runs: [], height: 0 }
        cuts.push(open)
      }
      open.scope ??= scope
      scope = null
      open.runs.push(run)
      open.height += readingHeight(run)
      end = Math.max(end, run.lines[1])
    }
  }
  const total = lines.length
  if (runs.length > 0 && end < total && balanced(open, end))
    cuts.push({ line: end + 1, scope: null, runs: [], height: 0 })
  return { all, sections: cuts.map((cut, at) => toSection(cut, cuts[at + 1]?.line ?? total + 1)) }
}

/** In lines: what is higher would not fit on a small screen. */
const SCREEN = 32

const toSection = (cut: Cut, next: number): Section => ({
  lines: [cut.line, Math.max(cut.line, next - 1)],
  scope: cut.scope,
  runs: cut.runs,
  isShort: cut.height < SCREEN && next - cut.line > cut.height * 1.5,
})
