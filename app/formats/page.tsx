import type { Metadata } from 'next'
import Link from 'next/link'
import { runsHref } from '@/lib/url/runs-filter'
import { formatInfos } from './format-infos'
import { MetricTable } from './metric-table'
import { Sample } from './sample'

export const metadata: Metadata = { title: 'Formats' }

export default function FormatsPage() {
  const infos = formatInfos()
  return (
    <article className="prose">
      <h1>Benchmarks that are read</h1>
      <p className="quiet mt1">
        Recognised by the shape of what they printed, also quoted, wrapped at 72 columns or forwarded; never by their
        name alone. A figure is marked by its kind, as in every mail.
      </p>
      <ul className="row tight mt3">
        {infos.map(({ tool }) => (
          <li key={tool}>
            <a href={`#${tool}`}>{tool}</a>
          </li>
        ))}
      </ul>
      {infos.map(({ tool, reads, sample, hasRuns, metrics }) => (
        <section key={tool} id={tool} aria-labelledby={`${tool}-name`}>
          <h2 id={`${tool}-name`}>{tool}</h2>
          <p>
            Reads {reads}.{' '}
            {hasRuns && (
              <Link className="nw" href={runsHref({ tool })} prefetch={false}>
                Runs of {tool}
              </Link>
            )}
          </p>
          <Sample tool={tool} text={sample} />
          {metrics.length > 0 && <MetricTable tool={tool} metrics={metrics} />}
        </section>
      ))}
      <section>
        <h2>Another benchmark</h2>
        <p>
          One file, one line in a list and two samples of its output teach IOlore another one; CONTRIBUTING.md says how.
          What looks like a result and is not read stands among the findings of its mail.
        </p>
      </section>
    </article>
  )
}
