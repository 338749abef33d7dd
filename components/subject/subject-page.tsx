import type { Metadata } from 'next'
import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'
import { Verdict } from '@/components/compare/verdict'
import { count } from '@/components/count'
import { NothingAt } from '@/components/frame/nothing-at'
import { withArchive } from '@/components/frame/with-archive'
import { MetricTable } from '@/components/metric-table'
import { fieldTitle } from '@/components/reading/conditions'
import { MessageTable } from '@/components/table/message-table'
import { fieldWords } from '@/lib/compare/field-words'
import { getArchive } from '@/lib/db/client'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { metricsOf } from '@/lib/metrics'
import { caveatsOf } from '@/lib/metrics/caveats'
import type { Facet } from '@/lib/queries/count-facets'
import { getSubject, type Subject } from '@/lib/queries/get-subject'
import { figureHref } from '@/lib/url/figure-href'
import { formatHref } from '@/lib/url/format-href'
import { runsHref } from '@/lib/url/runs-filter'
import { type SubjectKey, subjectHref, subjectsPath } from '@/lib/url/subject-href'
import { textInPath } from '@/lib/url/text-in-path'
import { SUBJECT_WORDS } from './subject-words'

interface Props {
  readonly params: Promise<{ readonly value: string }>
}

/** The two exports of a page about one kind of subject. */
export const subjectPage = (key: SubjectKey) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const value = textInPath((await params).value)
    const { one } = SUBJECT_WORDS[key]
    if (!(await isThere(key, value))) return { title: `No such ${one.toLowerCase()}` }
    return { title: key === 'machine' ? 'A machine' : `${one} ${value}` }
  },
  async page({ params }: Props) {
    const value = textInPath((await params).value)
    return withArchive(async (archive) => {
      const subject = await getSubject(archive, key, value)
      if (subject === null) return <NoSuchSubject subject={key} value={hideEverywhere(value)} />
      return <SubjectView subject={hideEverywhere(subject)} />
    })
  },
})

/** Of an archive that cannot be read the page itself says what is wrong. */
async function isThere(key: SubjectKey, value: string): Promise<boolean> {
  try {
    return (await getSubject(await getArchive(), key, value)) !== null
  } catch {
    return true
  }
}

interface NoSuchProps {
  readonly subject: SubjectKey
  readonly value: string
}

function NoSuchSubject({ subject, value }: NoSuchProps) {
  const { one, many } = SUBJECT_WORDS[subject]
  return (
    <NothingAt
      title={
        <>
          No run of this archive states the {one.toLowerCase()} <code>{value}</code>
        </>
      }
      links={
        <>
          <a href={subjectsPath(subject)}>All {many}</a>
          <a href="/runs">All runs</a>
        </>
      }
      code="no_such_subject"
    >
      Names stand in addresses as they stand in the mails, letter for letter.
    </NothingAt>
  )
}

function SubjectView({ subject }: { readonly subject: Subject }) {
  const { key, value, name, runs, messages, first, last, filter, facets, newest, kernels, before, after } = subject
  const years = first === null || last === null ? '' : first === last ? `, of ${first}` : `, from ${first} to ${last}`
  const { one, many, mail } = SUBJECT_WORDS[key]
  return (
    <>
      <h1>
        {one} {mail ? <code>{name}</code> : name}
      </h1>
      <p className="quiet mt1">
        <a href={runsHref(filter)}>{count(runs, 'run')}</a> in {count(messages, 'message')}
        {years}
        {key !== 'kernel' && kernels !== null && <KernelRange ends={kernels} />}. As{' '}
        <a href={runsHref(filter, '/runs.json')}>JSON</a>, <a href={runsHref(filter, '/runs.csv')}>CSV</a>,{' '}
        <a href={runsHref(filter, '/runs.atom')}>Atom</a>.{' '}
        <Link href={subjectsPath(key)} prefetch={false}>
          All {many}
        </Link>
      </p>
      {key === 'kernel' && <Neighbours before={before} after={after} />}
      {key === 'machine' && <Facts facts={subject.facts} />}
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
        <MessageTable rows={newest} caption={`Newest messages about ${name}`} />
      </section>
    </>
  )
}

function KernelRange({ ends: [oldest, newest] }: { readonly ends: readonly [string, string] }) {
  return oldest === newest ? (
    <>
      , on kernel <code>{oldest}</code>
    </>
  ) : (
    <>
      , on kernels <code>{oldest}</code> to <code>{newest}</code>
    </>
  )
}

/** What is said of a machine, with where it stands. */
function Facts({ facts }: { readonly facts: Subject['facts'] }) {
  return (
    <section className="sect">
      <h2>What is said of it</h2>
      {facts.length === 0 ? (
        <p className="quiet">Nothing: the runs of a mail that does not describe its machine are taken to be of one.</p>
      ) : (
        <dl className="cond">
          {facts.map(({ field, value, messageId, line }) => (
            <Fragment key={field}>
              <dt>{fieldTitle(field)}</dt>
              <dd className="v">{value}</dd>
              <dd className="e">
                {line === null ? (
                  <a href={`/messages/${messageId}`}>corrected</a>
                ) : (
                  <a className="at" href={figureHref(messageId, line)}>
                    L{line}
                  </a>
                )}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
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

/** What a benchmark measures, from the table of metrics, and what its figures do not say by themselves. */
function Measures({ tool }: { readonly tool: string }) {
  const metrics = metricsOf(tool)
  const caveats = caveatsOf(tool)
  return (
    <>
      <section className="sect">
        <h2>What it measures</h2>
        {metrics.length === 0 ? (
          <p>Its metrics are named by what it prints.</p>
        ) : (
          <Folded isLong={metrics.length > LONGEST} words={`Its ${metrics.length} metrics`}>
            <MetricTable tool={tool} metrics={metrics} />
          </Folded>
        )}
        <p className="mt2">
          <a href={formatHref(tool)}>How it is read</a>
        </p>
      </section>
      {caveats.length > 0 && (
        <section className="sect">
          <h2>To bear in mind</h2>
          {caveats.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </section>
      )}
    </>
  )
}

/** A table that is longer is folded: what the archive says stands under it. */
const LONGEST = 16

function Folded({ isLong, words, children }: { isLong: boolean; words: string; children: ReactNode }) {
  if (!isLong) return children
  return (
    <details>
      <summary>{words}</summary>
      {children}
    </details>
  )
}

function Comparisons({ subject: { comparisons, large } }: { readonly subject: Subject }) {
  if (comparisons.length + large.length === 0) return null
  return (
    <section className="sect">
      <h2>What the archive says</h2>
      {comparisons.map(({ href, comparison }) => (
        <div key={href} className="mb4">
          <h3>
            <a href={href}>{comparison.title}</a>
          </h3>
          <Verdict comparison={comparison} />
        </div>
      ))}
      {large.length > 0 && (
        <ul>
          {large.map(({ tool, by, runs, href }) => (
            <li key={href}>
              <a href={href}>
                Compare {tool}
                {by !== null && ` by ${fieldWords(by)}`}
              </a>{' '}
              <span className="quiet">{count(runs, 'run')}</span>
            </li>
          ))}
        </ul>
      )}
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
