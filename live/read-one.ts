import { expect } from 'vitest'
import type { Measurement, Run } from '@/lib/model'
import { parse } from '@/lib/parse'

/** The one run that a text holds, in which nothing is left unread. */
export async function readOne(text: string): Promise<Run> {
  const { messages, findings } = await parse(text)
  const runs = messages.flatMap((message) => message.runs)
  const unread = [...findings, ...messages.flatMap((message) => message.findings)].filter(
    ({ kind }) => kind === 'unread',
  )
  expect({ runs: runs.length, unread, text }).toEqual({ runs: 1, unread: [], text })
  const [run] = runs
  if (!run) throw new Error('no run')
  return run
}

/** The metrics of a run, each once, in the order printed. */
export const metricsIn = (run: Run): readonly string[] => [...new Set(run.measurements.map(({ metric }) => metric))]

/** The value of a metric of which the run has one figure. */
export function onlyValue(figures: readonly Measurement[], metric: string): number {
  const found = figures.filter((figure) => figure.metric === metric)
  expect(found).toHaveLength(1)
  return found[0]?.value ?? Number.NaN
}
