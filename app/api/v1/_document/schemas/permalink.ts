import { z } from 'zod'
import type { Change } from '@/lib/compare/find-changes'
import type { Permalink } from '@/lib/queries/comparison/get-permalink'
import { comparison } from './comparison'
import { count, messageId, named, pageOf, text, textOrNull, time } from './words'

const slug = text.describe('six characters')

const value = named('ChangedValue', 'A value as kept or as it is today.', {
  text,
  ratio: z.number().nullable(),
  n: count,
})

const change = named('PointChange', 'One point of the comparison, kept against today.', {
  panel: text,
  metric: text,
  unit: textOrNull,
  label: text,
  wasLabel: textOrNull,
  place: textOrNull,
  kept: value.nullable().describe('null: it is new since'),
  today: value.nullable().describe('null: it is gone'),
  changed: z.boolean(),
  what: text.describe('in words'),
  href: textOrNull,
}) satisfies z.ZodType<Change>

export const permalink = named('Permalink', 'A comparison kept as it was.', {
  slug,
  href: pageOf('it'),
  keptAt: time,
  parser: text,
  comparison,
  changed: count.describe('points that changed since'),
  changes: z.array(change).describe('every point'),
  gone: z.array(messageId).describe('messages of it that are not in the archive any more'),
}) satisfies z.ZodType<Omit<Permalink, 'snapshot' | 'today'>>

export const kept = named('Kept', 'Where a comparison is kept.', {
  slug,
  address: pageOf('it'),
  isNew: z.boolean().describe('false: the same thing was kept before'),
})
