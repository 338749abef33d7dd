import { expect, test } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import { findBlocks } from './find-blocks'
import { formats } from './index'

test.each(formats)('$tool: its sample is read by it, and by nothing else', ({ tool, about, joinsAbove }) => {
  const { blocks, nearMisses } = findBlocks(readLines(about.sample))
  const tools = new Set(blocks.map(({ format }) => format.tool))
  const read = blocks.flatMap(({ runs }) => runs.flatMap(({ measurements }) => measurements))
  expect(nearMisses).toEqual([])
  expect(read.length).toBeGreaterThan(0)
  if (joinsAbove === 'only') expect(read.at(-1)?.metric).toBe(tool)
  else expect(tools).toEqual(new Set([tool]))
})
