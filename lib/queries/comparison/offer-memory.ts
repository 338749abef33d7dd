import type { Question } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { type Choice, choice } from './choice'
import { measuredSql } from './measured-sql'
import { measuresMemorySql, runsWhere } from './picked-sql'

/** Whether runs that measure memory are marked or left out; empty: the question has none. */
export async function offerMemory(archive: Archive, question: Question): Promise<readonly Choice[]> {
  const [row] = await archive.$queryRaw<{ runs: bigint }[]>`
    SELECT count(*) AS runs FROM Run r WHERE ${runsWhere({ ...question, memory: 'marked' })} AND ${measuresMemorySql}
      AND ${await measuredSql(archive, question)}`
  const runs = Number(row?.runs ?? 0)
  const isOut = question.memory === 'out'
  return runs === 0 && !isOut ? [] : [choice('', 'marked', null, !isOut), choice('out', 'left out', runs, isOut)]
}
