import type { Metadata } from 'next'
import { keptForms, originHere } from '@/app/compare/forms'
import { shareMetadata } from '@/app/compare/share-metadata'
import { AnswerBody } from '@/components/compare/answer-body'
import { ChangedNotice } from '@/components/compare/changed-notice'
import { dayWords } from '@/components/compare/day-words'
import { EmbedSnippet } from '@/components/compare/embed-snippet'
import { QuestionFacts } from '@/components/compare/question-facts'
import { changedWords } from '@/lib/compare/changed-words'
import { questionHref } from '@/lib/url/question'
import { NoSuchKept } from './no-such-kept'
import { readKept } from './read-kept'

interface Props {
  readonly params: Promise<{ readonly slug: string }>
  readonly searchParams: Promise<{ readonly show?: string | string[] }>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const kept = await readKept((await params).slug)
  if (kept === null) return { title: 'No such comparison' }
  const address = `${await originHere()}/p/${kept.slug}`
  return shareMetadata({
    comparison: kept.snapshot,
    address,
    image: `${address}/preview.png`,
    changed: changedWords(kept),
  })
}

/** A comparison as it was kept: its address shows the same to everybody, whatever the archive has become since. */
export default async function KeptPage({ params, searchParams }: Props) {
  const { slug } = await params
  const { show } = await searchParams
  const kept = await readKept(slug)
  if (kept === null) return <NoSuchKept slug={slug} />
  const { snapshot, keptAt, parser } = kept
  const live = questionHref(snapshot.question)
  const address = `${await originHere()}/p/${slug}`
  return (
    <>
      {kept.changed > 0 && <ChangedNotice kept={kept} live={live} />}
      <h1>{snapshot.title}</h1>
      <p className="small quiet long mt1">
        Kept on {dayWords(keptAt)} with parser {parser}; <code>/p/{slug}</code> goes on showing it so.{' '}
        <a href={live}>See it as it is today</a>
        {kept.changed === 0 && ': nothing has changed since'}.
      </p>
      <QuestionFacts comparison={snapshot} />
      <AnswerBody
        comparison={snapshot}
        others={null}
        forms={keptForms(slug)}
        share={null}
        address={address}
        since={kept}
        all={show === 'all' ? undefined : `/p/${slug}?show=all`}
      />
      <EmbedSnippet comparison={snapshot} address={address} href={`/p/${slug}/embed`} />
    </>
  )
}
