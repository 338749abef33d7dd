import { z } from 'zod'
import type { ListedRun } from '@/lib/queries/runs/list-runs'
import type { ReportedRun } from '@/lib/report'
import type { ReportedDetail } from '../../report-run'
import { author, byName, count, listOf, messageId, named, pageOf, statedDate, text, textOrNull, time } from './words'

const line = z.int().min(1)

const figure = {
  metric: text.describe('a name of /metrics; what a table of a poster’s own calls a column is one, too'),
  value: z.number().nullable().describe('in `unit`; null unless `status` is ok'),
  unit: textOrNull,
  status: z
    .enum(['ok', 'too_fast', 'not_run'])
    .describe('too_fast: the benchmark refused to give a figure (`+++++`); not_run: it says that it did not try'),
  cpuPercent: z.number().nullable().describe('printed beside the figure'),
  latencyUs: z.number().nullable().describe('the highest printed for it, microseconds'),
  params: byName(z.union([z.string(), z.number()])).describe('how it was measured: threads, fileSize, blockSize …'),
  line: line.describe('of the message’s text'),
  column: line,
  text: text.describe('as printed, letter for letter in that line'),
}

export const measurement = named('Measurement', 'One figure.', figure)

const asideFigure = named('AsideFigure', 'A figure that was read in a run and does not belong to it.', {
  ...figure,
  at: count.describe('its place among the figures of the run as read, from 0'),
  to: line.nullable().describe('place in the message of the run that it belongs to; null: to none'),
})

const evidence = named('Evidence', 'Where a condition was read.', {
  line: line.describe('of the message’s text'),
  text: text.describe('the words, letter for letter in that line'),
  how: z.enum(['stated', 'inferred']).describe('inferred: it follows from the words (a legend, a heading further up)'),
})

export const finding = named('Finding', 'Something that a careful reader would want to know.', {
  kind: text,
  severity: z.enum(['info', 'warning']),
  message: text,
  runs: z.array(count).describe('places of the runs in the message, from 1'),
  lines: z.array(count),
})

const byField = 'by field: kernel, filesystem, mountOptions, toolVersion, label, system.cpu, factors.max-readahead …'

const conditions = {
  toolVersion: textOrNull,
  label: textOrNull.describe('what the poster calls this run'),
  kernel: textOrNull,
  filesystem: textOrNull.describe('lower case, by family: xfs, ext3 …'),
  mountOptions: z.array(text).nullable().describe('in the order stated; null: not stated'),
  system: byName(text).nullable().describe('the machine by part: cpu, memory, storage, raid …'),
  factors: byName(text).describe('anything else that the poster varied or fixed on purpose'),
}

const read = {
  tool: text.describe('the benchmark, as /formats calls it'),
  ...conditions,
  quoted: z.boolean().describe('it stands in quoted text'),
  lines: z.tuple([line, line]).describe('first and last, of the message’s text'),
  measurements: z.array(measurement),
  evidence: byName(evidence).describe(byField),
  findings: z.array(finding),
}

export const reportedRun = named('ReadRun', 'A run as it was read.', read) satisfies z.ZodType<ReportedRun>

const runLink = named('RunLink', 'A run of another message, or another run of this one.', {
  runId: count,
  messageId,
  subject: textOrNull,
  from: author,
  date: statedDate,
  label: text.describe('its label, else “run 2”'),
  line,
  changed: count.describe('figures in which a quotation differs from what it quotes'),
})

const correctedBy = named('CorrectedBy', 'Who put something right, when and why.', {
  who: textOrNull.describe('edit link, operator; null: the log does not tell'),
  at: time,
  reason: textOrNull,
})

const corrected = named('Corrected', 'A condition that a person put right.', {
  read: textOrNull.describe('what was read'),
  value: textOrNull.describe('what is in force'),
  at: time.nullable().describe('null: not known'),
  by: correctedBy.nullable().describe('null: whoever saved it, before it was saved'),
})

const detail = {
  id: count.describe('the number of the run in this archive'),
  messageId,
  ordinal: line.describe('place in the message, from 1'),
  ...read,
  corrected: byName(corrected).describe(byField),
  seenIn: z.array(runLink).describe('quotations of this run in other messages'),
  original: runLink.nullable().describe('this run is a quotation of that one'),
  equals: runLink
    .nullable()
    .describe('that earlier run of the message has the same figures; this one is counted out of means'),
  machineLabel: textOrNull,
  readLines: z
    .tuple([line, line])
    .nullable()
    .describe('as read, where a person says that others (`lines`) belong to it'),
  aside: z.array(asideFigure).describe('figures that were read in it and by `lines` do not belong to it'),
  dismissed: correctedBy.nullable().describe('who said that it is no result; null: it is one'),
  href: pageOf('it'),
}

export const runOfMessage = named('RunOfMessage', 'A run with the conditions in force (corrections applied).', detail)

export const run = named(
  'Run',
  'A run with the conditions in force (corrections applied), and the message it is from.',
  {
    ...detail,
    message: named('MessageHead', 'The message that a run stands in.', {
      id: messageId,
      messageId: textOrNull.describe('Message-ID without < >'),
      subject: textOrNull,
      from: author,
      date: statedDate,
    }),
  },
) satisfies z.ZodType<ReportedDetail<ListedRun>>

export const runs = listOf('Runs', 'runs', run)
