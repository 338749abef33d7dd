import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'
import type { Overview } from '@/lib/queries/overview/get-overview'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'

/** How many names stand in a line; the rest is on the runs page. */
const NAMED = 8

export function ArchiveHolds({ overview }: { readonly overview: Overview }) {
  const { figures, filesystems, findings, machines, messages, runs, seenInSeveral, tools } = overview
  return (
    <aside aria-labelledby="holds">
      <h2 id="holds" className="h14">
        The archive holds
      </h2>
      <dl className="holds">
        <Held n={messages}>
          <Link href="/messages" prefetch={false}>
            {messages === 1 ? 'message' : 'messages'}
          </Link>
          {yearsOf(overview)}
        </Held>
        <Held n={runs}>
          <Link href="/runs" prefetch={false}>
            {runs === 1 ? 'run' : 'runs'}
          </Link>
          {seenInSeveral > 0 && `, ${seenInSeveral} of them seen in two messages`}
        </Held>
        <Held n={figures}>{figures === 1 ? 'figure' : 'figures'}, each with its line</Held>
        <Held n={machines}>{machines === 1 ? 'machine' : 'machines'}</Held>
        <Held n={tools.length}>
          {tools.length === 1 ? 'benchmark' : 'benchmarks'} <Names of="tool" values={tools} />
        </Held>
        <Held n={filesystems.length}>
          {filesystems.length === 1 ? 'filesystem' : 'filesystems'} <Names of="filesystem" values={filesystems} />
        </Held>
        <Held n={overview.kernels}>
          {overview.kernels === 1 ? 'kernel' : 'kernels'}
          <KernelRange overview={overview} />
        </Held>
        {findings > 0 && (
          <Held n={findings}>
            <Link href="/messages" prefetch={false}>
              {findings === 1 ? 'finding' : 'findings'}
            </Link>{' '}
            to look at
          </Held>
        )}
      </dl>
    </aside>
  )
}

function Held({ n, children }: { readonly n: number; readonly children: ReactNode }) {
  return (
    <>
      <dt>{n}</dt>
      <dd>{children}</dd>
    </>
  )
}

function yearsOf({ firstYear, lastYear }: Overview): string {
  if (firstYear === null) return ''
  return firstYear === lastYear ? `, ${firstYear}` : `, ${firstYear} to ${lastYear}`
}

function Names({ of, values }: { readonly of: 'tool' | 'filesystem'; readonly values: readonly string[] }) {
  return (
    <>
      {values.slice(0, NAMED).map((value) => (
        <Fragment key={value}>
          <RunsLink filter={{ [of]: value }} words={value} />{' '}
        </Fragment>
      ))}
      {values.length > NAMED && (
        <Link href="/runs" prefetch={false}>
          and {values.length - NAMED} more
        </Link>
      )}
    </>
  )
}

function KernelRange({ overview: { newestKernel, oldestKernel } }: { readonly overview: Overview }) {
  if (oldestKernel === null || newestKernel === null) return null
  if (oldestKernel === newestKernel)
    return (
      <>
        , <RunsLink filter={{ kernel: oldestKernel }} words={oldestKernel} />
      </>
    )
  return (
    <>
      , <RunsLink filter={{ kernel: oldestKernel }} words={oldestKernel} /> to{' '}
      <RunsLink filter={{ kernel: newestKernel }} words={newestKernel} />
    </>
  )
}

function RunsLink({ filter, words }: { readonly filter: Partial<RunsFilter>; readonly words: string }) {
  return (
    <Link className="inl" href={runsHref(filter)} prefetch={false}>
      {words}
    </Link>
  )
}
