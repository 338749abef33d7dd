import { z } from 'zod'
import type { Facet } from '@/lib/queries/runs/count-facets'
import type { Subject } from '@/lib/queries/subjects/get-subject'
import type { SubjectRow } from '@/lib/queries/subjects/list-subjects'
import { messageRow } from './message'
import { count, listOf, named, pageOf, text, textOrNull } from './words'

const value = text.describe('as its key of /runs takes it')

export const subjects = listOf(
  'Subjects',
  'subjects',
  named('SubjectRow', 'A filesystem, kernel, benchmark, mount option, machine, poster or list.', {
    value,
    runs: count,
    messages: count,
    href: pageOf('it'),
  }) satisfies z.ZodType<SubjectRow>,
)

const facet = named('Facet', 'What the runs can be narrowed by.', {
  key: text,
  title: text,
  values: z.array(
    named('FacetValue', 'A value, and how many runs state it.', {
      value: text.describe('`-`: not stated'),
      label: text,
      mail: z.boolean().describe('it stands so in a mail'),
      runs: count,
      chosen: z.boolean(),
    }),
  ),
  total: count.describe('values; the first of them are listed'),
}) satisfies z.ZodType<Omit<Facet, 'key'>>

export const subject = named('Subject', 'What the archive has about one of them.', {
  value,
  href: pageOf('it'),
  runs: count,
  messages: count,
  name: text.describe('what it is called: a machine’s value is a key'),
  first: textOrNull.describe('day of the first message'),
  last: textOrNull,
  facts: z
    .array(
      named('MachineFact', 'What is said of a machine, and where.', {
        field: text.describe('system.cpu, system.memory …'),
        value: text,
        messageId: text.describe('of the message in the archive'),
        line: z.int().min(1).nullable().describe('null: a correction'),
      }),
    )
    .describe('of a machine only'),
  kernels: z.tuple([text, text]).nullable().describe('the oldest and the newest of its runs; null: none is stated'),
  facets: z.array(facet),
  newest: z.array(messageRow),
  comparisons: z.array(
    named('SubjectComparison', 'What to compare it in.', {
      tool: text,
      runs: count,
      title: text,
      href: text.describe('path of the page; behind `/api/v1/comparisons?` the same query gives the data'),
    }),
  ),
  large: z.array(
    named('LargeComparison', 'One of so many runs that it is not worked out here.', {
      tool: text,
      by: textOrNull.describe('null: by what its runs vary most'),
      runs: count.describe('of the benchmark'),
      href: text.describe('path of the page; behind `/api/v1/comparisons?` the same query gives the data'),
    }),
  ),
  before: textOrNull.describe('of a kernel: the one before it in the archive'),
  after: textOrNull,
}) satisfies z.ZodType<Omit<Subject, 'key' | 'filter' | 'facets' | 'comparisons'>>
