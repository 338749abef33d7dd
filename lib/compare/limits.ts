import type { Panel } from './comparison'
import { fieldWords } from './field-words'
import { MACHINES_FOR_INTERVAL } from './geometric-mean'
import { listOf, plural } from './plural'

/** What the archive says of the runs as a whole. */
export interface Totals {
  /** runs on machines that have two varied values or more (on all, where none has), also those that equal another */
  readonly runs: number
  /** runs in the archive */
  readonly ofRuns: number
  readonly messages: number
  readonly machines: number
  /** runs that fit, but do not state what is varied */
  readonly unstated: number
  /** runs that fit, on machines where nothing is varied */
  readonly alone: number
  /** machines with two varied values or more */
  readonly comparable: number
  /** only so many settings were read, there are more; null: all were */
  readonly cutAt: number | null
}

/** What is not known, and which way is better, in small under the verdict. */
export function limits(totals: Totals, panels: readonly Panel[], by: string, isQuoted: boolean): string {
  const charts = panels.flatMap((panel) => panel.charts)
  const points = charts.flatMap(({ groups }) => groups.flatMap((group) => group.points.filter(({ n }) => n > 0)))
  const counts = points.map(({ n }) => n)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (points.length === 0) return ''
  const each =
    most === 1
      ? '1 run each'
      : least === most
        ? `${most} runs each`
        : `${least} ${most - least === 1 ? 'or' : 'to'} ${most} runs each`
  const spread =
    most === 1
      ? ': nothing is known about the spread'
      : most < MACHINES_FOR_INTERVAL
        ? ': too few to tell a small difference'
        : ''
  return [
    `${listOf([plural(totals.machines, 'machine'), each, plural(totals.messages, 'message')]).replace(' and ', ', ')}${spread}.`,
    sweepWords(charts),
    isQuoted ? 'Runs stand in a quotation whose original is not in the archive.' : '',
    equalWords(charts),
    charts.some(hasTooFast) ? '+++++ is too fast to measure and left out of ratios.' : '',
    leftOutWords(totals, by),
    totals.cutAt === null
      ? ''
      : `Only ${totals.cutAt} settings were read, there are more: hold a condition to see them.`,
    betterWords(charts),
  ]
    .filter(Boolean)
    .join(' ')
}

function leftOutWords({ unstated, alone, comparable }: Totals, by: string): string {
  const without = unstated > 0 ? `${plural(unstated, 'run')} without a stated ${fieldWords(by)}` : ''
  const single =
    alone > 0 && comparable > 0 ? `${plural(alone, 'run')} with nothing to compare on the same machine` : ''
  const both = [without, single].filter(Boolean)
  return both.length === 0 ? '' : `Left out: ${listOf(both)}.`
}

type Charts = Panel['charts']

const hasTooFast = ({ groups }: Charts[number]): boolean =>
  groups.some(({ points }) => points.some(({ status }) => status === 'too_fast'))

function sweepWords(charts: Charts): string {
  const swept = charts.filter(({ sweep }) => sweep !== null)
  const places = Math.max(0, ...swept.flatMap(({ groups }) => groups.map(({ points }) => points.length)))
  return places > 1 ? `The ${places} places of a sweep are one machine, not ${places}.` : ''
}

/** "A3 equals A2 to the last digit and is not counted." */
function equalWords(charts: Charts): string {
  const figures = charts.flatMap(({ groups }) =>
    groups.flatMap(({ points }) => points.flatMap((point) => point.figures)),
  )
  const equal = new Map(
    figures.flatMap(({ runId, runLabel, equals }) =>
      equals === null ? [] : [[runId, `${runLabel ?? 'A run'} equals ${equals}`]],
    ),
  )
  const words = [...equal.values()].slice(0, 3)
  if (words.length === 0) return ''
  // Without labels runs are called "run 3".
  const subject = listOf(words).replace(/^run /, 'Run ')
  return `${subject} to the last digit and ${words.length === 1 ? 'is' : 'are'} not counted.`
}

function betterWords(charts: Charts): string {
  const ways = new Set(charts.map(({ better }) => better))
  if (ways.size > 1) return 'Higher is better, but for times and CPU shares lower.'
  return ways.has('lower') ? 'Lower is better.' : 'Higher is better.'
}
