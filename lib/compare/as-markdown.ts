import { figureHref } from '@/lib/url/figure-href'
import type { Chart, Comparison, Group, Panel, Piece, Point } from './comparison'
import { fieldWords } from './field-words'
import { ratioText } from './ratio-text'
import { showsPlaces } from './shows-places'

/** `origin`: scheme and host for the links to lines, without a slash at its end. */
export function comparisonAsMarkdown(comparison: Comparison, address: string, origin: string): string {
  const { title, verdict, limits, panels, question, differsWithin, differsBetween } = comparison
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

function chartTable(chart: Chart, by: string, origin: string): string {
  const hasPlaces = showsPlaces(chart)
  const unit = chart.unit === null ? '' : `, ${chart.unit}`
  const heads = [by, ...(hasPlaces ? [chart.placeName ?? ''] : []), `${chart.title}${unit}`, 'ratio', 'n'].map(literal)
  const rule = ['---', ...heads.slice(1).map(() => '--:')]
  const rows = chart.groups.flatMap((group) => group.points.map((point) => pointRow(group, point, hasPlaces, origin)))
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
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
