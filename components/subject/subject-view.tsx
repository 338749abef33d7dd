import Link from 'next/link'
import { count } from '@/components/count'
import { MessageTable } from '@/components/table/message-table'
import type { Subject } from '@/lib/queries/subjects/get-subject'
import { runsHref } from '@/lib/url/runs-filter'
import { subjectsPath } from '@/lib/url/subject-href'
import { KernelNeighbours } from './kernel-neighbours'
import { KernelRange } from './kernel-range'
import { MachineFacts } from './machine-facts'
import { Measures } from './measures'
import { SubjectComparisons } from './subject-comparisons'
import { SubjectFacet } from './subject-facet'
import { SUBJECT_WORDS } from './subject-words'

/** What the archive has of one thing: a filesystem, a kernel, a machine, a benchmark, a poster, a list. */
export function SubjectView({ subject }: { readonly subject: Subject }) {
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
      {key === 'kernel' && <KernelNeighbours before={before} after={after} />}
      {key === 'machine' && <MachineFacts facts={subject.facts} />}
      {key === 'tool' && <Measures tool={value} />}
      <SubjectComparisons subject={subject} />
      <section className="sect">
        <h2>What its runs are</h2>
        <div className="facets about">
          {facets
            .filter(({ values }) => values.some((one) => one.value !== '-'))
            .map((facet) => (
              <SubjectFacet key={facet.key} facet={facet} subject={subject} />
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
