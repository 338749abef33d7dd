import { z } from 'zod'
import type { Chart, Comparison, Group, Panel, Piece, Point } from '@/lib/compare/comparison'
import { figure } from './figure'
import { pairSummary } from './pairs'
import { question } from './question'
import { byName, count, named, text, textOrNull } from './words'

const status = z.enum(['ok', 'too_fast', 'not_run'])
const better = z.enum(['higher', 'lower'])
const fields = z.array(text)

const point = named('Point', 'All figures of one group at one place of a sweep.', {
  place: z.number().nullable().describe('null: there is no sweep'),
  mean: z.number().nullable().describe('in the chart’s unit'),
  text: text.describe('the mean for people'),
  min: z.number().nullable(),
  max: z.number().nullable(),
  n: count,
  status,
  ratio: z.number().nullable().describe('to the baseline’s mean'),
  figures: z.array(figure).describe('the first six'),
  figuresTotal: count,
}) satisfies z.ZodType<Point>

const group = named('Group', 'The runs of one varied value.', {
  label: text,
  value: textOrNull,
  besides: byName(text).describe('what else tells this group apart'),
  isBaseline: z.boolean(),
  points: z.array(point),
  n: count.describe('distinct counted runs'),
  alsoDiffersIn: fields.describe('conditions besides the varied one in which it differs from the baseline'),
  stated: byName(textOrNull).describe('its value of each field that the panel’s `differs` names'),
}) satisfies z.ZodType<Group>

const chart = named('Chart', 'One metric of one panel.', {
  key: text,
  metric: text,
  title: text,
  short: text,
  unit: textOrNull,
  better,
  sweep: textOrNull,
  placeName: textOrNull.describe('what `place` of a point counts'),
  groups: z.array(group),
  groupsTotal: count,
}) satisfies z.ZodType<Chart>

const panel = named('Panel', 'Runs that may share an axis: one machine, all else equal.', {
  key: text,
  title: text,
  short: text,
  facts: text.describe('the machine in words'),
  equal: byName(text).describe('what is equal in the whole panel'),
  differs: fields.describe('conditions besides the varied one that differ between its groups'),
  charts: z.array(chart),
  chartsTotal: count,
  n: count,
}) satisfies z.ZodType<Panel>

const piece = named('Piece', 'A piece of a sentence; pieces are joined without blanks.', {
  text,
  kind: z.enum(['words', 'condition', 'figure', 'ratio']),
  href: z.exactOptional(text),
}) satisfies z.ZodType<Piece>

export const comparison = named('Comparison', 'A question put to the archive, answered.', {
  question,
  title: text,
  baseline: textOrNull.describe('in words'),
  baselineValue: textOrNull,
  verdict: z.array(z.array(piece)).describe('sentences'),
  limits: text.describe('machines, runs, what is not known, which way is better'),
  equal: byName(text),
  differsWithin: fields,
  runs: count.describe('runs that are compared'),
  ofRuns: count.describe('of so many in the archive'),
  messages: count,
  machines: count,
  panels: z.array(panel).describe('the first four'),
  panelsTotal: count,
  pairs: z.array(pairSummary).describe('matched pairs'),
  differsBetween: fields,
  notLikeWithLike: z.boolean().describe('unlike machines share an axis because the question says so'),
}) satisfies z.ZodType<Comparison>

export const answered = named('Answered', 'A question’s answer.', {
  comparison: comparison.nullable().describe('null: the archive holds no run'),
  href: textOrNull.describe('path of the page that shows it'),
})
