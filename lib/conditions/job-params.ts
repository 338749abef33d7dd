import type { Extractor, Found } from './extractor'
import type { Passage } from './passage'

const DEPTH =
  /(?<![\w.-])(?:io_?depth|queue[ _-]depth|qd)\s?[=:]?\s?(\d{1,5})(?![\w.,])|(?<![\w.=])(\d{1,5})\s?(?:io_?depth|qd)(?!\w)/i
const JOBS = /(?<![\w.-])num_?jobs\s?[=:]?\s?(\d{1,4})(?![\w.,])|(?<![\w.=])(\d{1,4})\s?(?:num_?)?jobs?(?![\w/])/i
/** what was typed says it to the benchmark, which prints it; a figure of jobs is a result */
const OTHER = /^\s*(?:[#$%>]|\S*fio |-)|\s--?[a-z][\w-]*[= ]|jobs? ?(?:\/|per)|\bkernel (?:build|compile)|\bmake\b/i
const LONGEST = 110
const TOOLS = ['fio', 'typed']

/** "1 job 32 iodepth, iops (k)", "randread bs=4k iodepth=32 numjobs=1:" over figures: places of fio's sweep that the figures don't say. */
export const jobParams: Extractor = {
  name: "fio's parameters",
  hint: /depth|\bqd|jobs?\b/i,
  find({ text, kind }: Passage): readonly Found[] {
    if (kind !== 'line' || text.length > LONGEST || OTHER.test(text)) return []
    return [
      ...(['ioDepth', 'jobs'] as const).flatMap((name) => {
        const match = (name === 'jobs' ? JOBS : DEPTH).exec(text)
        const value = match?.[1] ?? match?.[2]
        if (match === null || value === undefined) return []
        const start = match.index + match[0].indexOf(value)
        return TOOLS.map((tool) => ({
          field: `params.${name}`,
          value,
          start,
          length: value.length,
          certainty: 'set' as const,
          headingOnly: true,
          only: { field: 'tool' as const, value: tool },
        }))
      }),
    ]
  },
}
