import { originOf } from '@/app/compare/forms'
import { conditionsOf } from '@/app/runs/conditions'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { type AtomEntry, atomId, atomResponse } from '@/lib/http/atom'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { findRuns } from '@/lib/queries/runs/find-runs'
import type { RunRow } from '@/lib/queries/runs/run-row'
import { figureHref } from '@/lib/url/figure-href'
import { ALL_RUNS, readRunsFilter, runsHref } from '@/lib/url/runs-filter'

/** Entries of a feed. */
const NEWEST = 50

/** The newest runs that a filter finds, as a feed. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { sort, dir, page, rows, ...asked } = readRunsFilter(new URL(request.url).searchParams).value
    const filter = { ...ALL_RUNS, ...asked }
    const found = await findRuns(await getArchive(), { ...filter, rows: NEWEST })
    const words = conditionsOf(filter, []).map(({ name, value }) => `${name} ${value}`)
    const feed = {
      title: ['IOlore: runs', ...words].join(', '),
      ...{ self: runsHref(filter, '/runs.atom'), page: runsHref(filter) },
      entries: found.rows.map(toEntry),
    }
    return atomResponse(hideEverywhere(feed), originOf(request.headers))
  })
}

function toEntry(run: RunRow): AtomEntry {
  const { tool, toolVersion, label, kernel, filesystem, mountOptions, varied, machineLabel, main } = run
  const on = [filesystem, mountOptions, kernel, varied, machineLabel].filter((words) => words !== null)
  const figure = main === null ? [] : [[main.title, main.place, main.text, main.unit].filter(Boolean).join(' ')]
  return {
    id: atomId('messages', run.messageId, 'runs', run.ordinal),
    title: [toolVersion === null ? tool : `${tool} ${toolVersion}`, ...(label === null ? [] : [label]), ...on].join(
      ', ',
    ),
    href: figureHref(run.messageId, main?.line ?? 1),
    ...{ date: run.date, author: run.author },
    summary: [...figure, ...(run.subject === null ? [] : [run.subject])].join(': '),
  }
}
