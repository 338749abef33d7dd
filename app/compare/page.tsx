import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AnswerBody } from '@/components/compare/answer-body'
import { AskForm } from '@/components/compare/ask-form'
import { NoData } from '@/components/compare/no-data'
import { Problems } from '@/components/compare/problems'
import { QuestionFacts } from '@/components/compare/question-facts'
import { explainEmptyComparison } from '@/lib/queries/comparison/explain-empty'
import { offerChoices } from '@/lib/queries/comparison/offer-choices'
import { questionHref } from '@/lib/url/question'
import { toParams } from '@/lib/url/search'
import { shortenForm } from '@/lib/url/shorten-form'
import { isShownWhole } from '@/lib/url/shown'
import { askOnce } from './ask-once'
import { EmptyArchive } from './empty-archive'
import { formsOf, originHere } from './forms'
import { askOthers } from './other-metrics'
import { shareMetadata } from './share-metadata'

interface Props {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { comparison } = await askOnce(await searchParams)
  if (comparison === null) return { title: 'Compare' }
  const origin = await originHere()
  return shareMetadata({
    comparison,
    address: `${origin}${questionHref(comparison.question)}`,
    image: `${origin}${questionHref(comparison.question, '/compare/preview.png')}`,
  })
}

/** A question put to the archive, and what its runs answer. */
export default async function ComparePage({ searchParams }: Props) {
  const search = await searchParams
  const [said, short] = [toParams(search), shortenForm(toParams(search))]
  if (short.toString() !== said.toString()) redirect(`/compare?${short}`)
  const { archive, comparison, problems, question } = await askOnce(search)
  if (question === null || comparison === null) return <EmptyArchive />
  const choices = await offerChoices(archive, question)
  const address = questionHref(question)
  return (
    <>
      <AskForm key={address} question={question} choices={choices} />
      <Problems problems={problems} />
      {comparison.runs === 0 ? (
        <NoData emptiness={await explainEmptyComparison(archive, question)} />
      ) : (
        <>
          <QuestionFacts comparison={comparison} />
          <AnswerBody
            comparison={comparison}
            others={await askOthers(archive, comparison, choices)}
            forms={formsOf(question)}
            share={address}
            address={`${await originHere()}${address}`}
            all={isShownWhole(search) ? undefined : `${address}&show=all`}
          />
        </>
      )}
    </>
  )
}
