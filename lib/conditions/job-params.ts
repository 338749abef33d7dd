import { type Extractor, type Found, foundAt } from './extractor'
import type { Passage } from './passage'

const DEPTH =
  /(?<![\w.-])(?:io_?depth|queue[ _-]depth|qd)\s?[=:]?\s?(\d{1,5})(?![\w.,])|(?<![\w.=])(\d{1,5})\s?(?:io_?depth|qd)(?!\w)/i
const JOBS = /(?<![\w.-])num_?jobs\s?[=:]?\s?(\d{1,4})(?![\w.,])|(?<![\w.=])(\d{1,4})\s?(?:num_?)?jobs?(?![\w/])/i
/** what was typed says it to the benchmark, which prints it; a figure of jobs is a result */
const OTHER = /^\s*(?:[#$%>]|\S*fio |-)|\s--?[a-z][\w-]*[= ]|jobs? ?(?:\/|per)|\bkernel (?:build|compile)|\bmake\b/i
const LONGEST = 110
const TOOLS = ['fio', 'typed']
const NAMES = [
  ['ioDepth', DEPTH],
  ['jobs', JOBS],
] as const

/** "1 job 32 iodepth, iops (k)", "randread bs=4k iodepth=32 numjobs=1:" over figures: places of fio's sweep that the figures don't say. */
export const jobParams: Extractor = {
  name: "fio's parameters",
  hint: /depth|\bqd|jobs?\b/i,
  find({ text, kind }: Passage): readonly Found[] {
    if (kind !== 'line' || text.length > LONGEST || OTHER.test(text)) return []
    return NAMES.flatMap(([name, pattern]) => {
      const match = pattern.exec(text)
      const value = match?.[1] ?? match?.[2]
      if (match === null || value === undefined) return []
      return TOOLS.map((tool) =>
        foundAt(match, value, {
          field: `params.${name}`,
          value,
          certainty: 'set',
          headingOnly: true,
          only: { field: 'tool', value: tool },
        }),
      )
    })
  },
}
