import { figureHref } from '@/lib/url/figure-href'
import { changedWords } from './changed-words'
import type { Changes } from './changes-as-text'
import type { Chart, Comparison, Group, Panel, Piece, Point } from './comparison'
import { fieldWords } from './field-words'
import type { PairSummary } from './pair-summary'
import { alsoWords, gapWords, intervalText, signWords } from './pair-words'
import { plural } from './plural'
import { ratioText } from './ratio-text'
import { showsPlaces } from './shows-places'

/**
 * `origin`: scheme and host for the links to lines, without a slash at its end. `since`: what the archive says otherwise since it was
 * kept.
 */
export function comparisonAsMarkdown(
  comparison: Comparison,
  address: string,
  origin: string,
  since: Changes | null = null,
): string {
  const { title, verdict, limits, panels, pairs, question, differsWithin, differsBetween } = comparison
  const names = (fields: readonly string[]) => literal(fields.map(fieldWords).join(', '))
  const also = [
    differsWithin.length > 0
      ? `Also differs in: ${names(differsWithin)} (within a panel).`
      : `Differs only in: ${names([question.by])} (within a panel).`,
    differsBetween.length > 0 ? `Also differs in: ${names(differsBetween)} (between panels).` : '',
    comparison.notLikeWithLike ? '**Not like with like:** unlike machines on one axis.' : '',
    panels.length < comparison.panelsTotal ? `Showing ${panels.length} of ${comparison.panelsTotal} panels.` : '',
  ]
  const parts = [
    `### ${literal(title)}`,
    ...verdict.map((pieces) => pieces.map((piece) => pieceMarkdown(piece, origin)).join('')),
    ...panels.flatMap((panel) => panelParts(panel, fieldWords(question.by), origin)),
    ...pairs.filter(({ pairsTotal }) => pairsTotal > 1).flatMap(pairParts),
    ...(since === null ? [] : changeParts(since)),
    [literal(limits), ...also].filter(Boolean).join(' '),
    `<${address}>`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** What would start a list, a table cell, emphasis, code or HTML stands for itself. */
const literal = (text: string): string => text.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ')

function pieceMarkdown({ kind, text, href }: Piece, origin: string): string {
  if (kind === 'condition') return code(text)
  if (kind === 'ratio') return `**${literal(text)}**`
  return href === undefined ? literal(text) : `[${literal(text)}](${origin}${href})`
}

/** A code span takes one backtick more than its text has in a row. */
function code(text: string): string {
  const ticks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${ticks}${pad}${text.replaceAll('|', '\\|')}${pad}${ticks}`
}

function panelParts(panel: Panel, by: string, origin: string): readonly string[] {
  const head = `**${literal(panel.title)}**${panel.facts === '' ? '' : `: ${literal(panel.facts)}`}`
  return [head, ...panel.charts.map((chart) => chartTable(chart, by, origin))]
}

/** Each machine's own ratio, and what they come to. */
function pairParts(summary: PairSummary): readonly string[] {
  const { title, value, baseValue, pairs, pairsTotal, machines, ratio, interval } = summary
  const rows = pairs.map((pair) => [
    literal([pair.title, pair.besides].filter(Boolean).join(', ')),
    ...[pair.baseText, pair.otherText].map(literal),
    ratioText(pair.ratio) ?? '',
    intervalText(pair.interval),
  ])
  const mean = interval === null ? 'no interval: fewer than 3 machines' : `95 % interval ${intervalText(interval)}`
  const notes = [
    pairs.length < pairsTotal ? `Showing ${pairs.length} of ${pairsTotal} pairs.` : '',
    `Geometric mean of ${plural(machines, 'machine')} **${ratioText(ratio)}** (${mean}); ${signWords(summary)}.`,
    literal(alsoWords(summary)),
    literal(gapWords(summary.gaps)),
  ]
  return [
    `**Matched pairs**: ${literal(title)}, ${code(value)} against ${code(baseValue)}`,
    table(['machine', 'baseline', 'value', 'ratio', '95 % interval'], rows),
    notes.filter(Boolean).join(' '),
  ]
}

/** Kept values beside today's. */
function changeParts(since: Changes): readonly string[] {
  const words = changedWords(since)
  if (words === null) return []
  const rows = since.changes
    .filter(({ changed }) => changed)
    .map(({ kept, label, metric, panel, place, today, wasLabel, what }) => [
      literal([panel, metric, place].filter(Boolean).join(', ')),
      ...(wasLabel === null ? [code(label)] : [`${code(wasLabel)} now ${code(label)}`]),
      ...[kept, today].flatMap((value) =>
        value === null ? ['', ''] : [literal(value.text), ratioText(value.ratio) ?? ''],
      ),
      literal(what),
    ])
  return [
    `**Changed**: ${words}.`,
    table(['point', 'group', 'as kept', 'ratio', 'today', 'ratio', 'what changed'], rows),
  ]
}

/** The first column is words, the others are figures. */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, ['---', ...heads.slice(1).map(() => '--:')], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function chartTable(chart: Chart, by: string, origin: string): string {
  const hasPlaces = showsPlaces(chart)
  const unit = chart.unit === null ? '' : `, ${chart.unit}`
  const heads = [by, ...(hasPlaces ? [chart.placeName ?? ''] : []), `${chart.title}${unit}`, 'ratio', 'n'].map(literal)
  const rows = chart.groups.flatMap((group) => group.points.map((point) => pointRow(group, point, hasPlaces, origin)))
  return table(heads, rows)
}

function pointRow(group: Group, point: Point, hasPlaces: boolean, origin: string): readonly string[] {
  const [figure] = point.figures
  const text = literal(point.text)
  const linked = point.figuresTotal === 1 && figure !== undefined
  return [
    code(group.label),
    ...(hasPlaces ? [point.place === null ? '' : String(point.place)] : []),
    linked ? `[${text}](${origin}${figureHref(figure.messageId, figure.line, figure.column)})` : text,
    ratioText(point.ratio, group.isBaseline && point.ratio !== null) ?? '',
    point.n === 0 ? '–' : String(point.n),
  ]
}
