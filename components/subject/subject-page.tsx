import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Verdict } from '@/components/compare/verdict'
import { count } from '@/components/count'
import { withArchive } from '@/components/frame/with-archive'
import { MessageTable } from '@/components/table/message-table'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { metricsOf } from '@/lib/metrics'
import type { Facet } from '@/lib/queries/count-facets'
import { getSubject, type Subject } from '@/lib/queries/get-subject'
import { runsHref } from '@/lib/url/runs-filter'
import { type SubjectKey, subjectHref } from '@/lib/url/subject-href'

interface Props {
  readonly params: Promise<{ readonly value: string }>
}

const KINDS: Readonly<Record<SubjectKey, string>> = {
  tool: 'Benchmark',
  filesystem: 'Filesystem',
  kernel: 'Kernel',
  option: 'Mount option',
  poster: 'Poster',
  list: 'List',
}

/** The two exports of a page about one kind of subject. */
export const subjectPage = (key: SubjectKey) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    return { title: `${KINDS[key]} ${nameIn(await params)}` }
  },
  async page({ params }: Props) {
    const value = nameIn(await params)
    return withArchive(async (archive) => {
      const subject = await getSubject(archive, key, value)
      if (subject === null) notFound()
      return <SubjectView subject={hideEverywhere(subject)} />
    })
  },
})

/** Next hands a path's part on as it stands in the address. */
function nameIn({ value }: { readonly value: string }): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function SubjectView({ subject }: { readonly subject: Subject }) {
  const { key, value, runs, messages, first, last, filter, facets, newest, before, after } = subject
  const years = first === null || last === null ? '' : first === last ? `, of ${first}` : `, from ${first} to ${last}`
  const isMail = key !== 'tool' && key !== 'poster' && key !== 'list'
  return (
    <>
      <h1>
        {KINDS[key]} {isMail ? <code>{value}</code> : value}
      </h1>
      <p className="quiet mt1">
        <a href={runsHref(filter)}>{count(runs, 'run')}</a> in {count(messages, 'message')}
        {years}. As <a href={runsHref(filter, '/runs.json')}>JSON</a>, <a href={runsHref(filter, '/runs.csv')}>CSV</a>,{' '}
        <a href={runsHref(filter, '/runs.atom')}>Atom</a>.
      </p>
      {key === 'kernel' && <Neighbours before={before} after={after} />}
      {key === 'tool' && <Measures tool={value} />}
      <Comparisons subject={subject} />
      <section className="sect">
        <h2>What its runs are</h2>
        <div className="facets about">
          {facets
            .filter(({ values }) => values.some((one) => one.value !== '-'))
            .map((facet) => (
              <FacetOf key={facet.key} facet={facet} subject={subject} />
            ))}
        </div>
      </section>
      <section className="sect">
        <h2>Newest messages</h2>
        <MessageTable rows={newest} caption={`Newest messages about ${value}`} />
      </section>
    </>
  )
}

function Neighbours({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  const link = (kernel: string) => (
    <Link className="m" href={subjectHref('kernel', kernel)} prefetch={false}>
      {kernel}
    </Link>
  )
  return (
    <p className="mt2">
      {before !== null && <>Before it in the archive: {link(before)}. </>}
      {after !== null && <>After it: {link(after)}.</>}
    </p>
  )
}

/** What a benchmark measures, from the table of metrics. */
function Measures({ tool }: { readonly tool: string }) {
  const metrics = metricsOf(tool)
  return (
    <section className="sect">
      <h2>What it measures</h2>
      <p>
        {metrics.length === 0
          ? 'Its metrics are named by what it prints. '
          : `${metrics.map(({ title, better }) => `${title}${better === 'lower' ? ' (lower is better)' : ''}`).join('; ')}. `}
        <a href="/formats">How it is read</a>
      </p>
    </section>
  )
}

function Comparisons({ subject: { comparisons } }: { readonly subject: Subject }) {
  if (comparisons.length === 0) return null
  return (
    <section className="sect">
      <h2>What the archive says</h2>
      {comparisons.map(({ tool, href, comparison }) => (
        <div key={tool} className="mb4">
          <h3>
            <a href={href}>{comparison.title}</a>
          </h3>
          <Verdict comparison={comparison} />
        </div>
      ))}
    </section>
  )
}

function FacetOf({ facet, subject: { filter } }: { readonly facet: Facet; readonly subject: Subject }) {
  const { key, title, values, total } = facet
  return (
    <section className="facet" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {values.map(({ value, label, mail, runs }) => (
          <li key={value}>
            <Link href={runsHref({ ...filter, [key]: value })} prefetch={false}>
              <span className={mail ? 'm' : undefined}>{label}</span>
              <span>{runs}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > values.length && (
        <p className="small quiet">
          {values.length} of {total}
        </p>
      )}
    </section>
  )
}
