import type { Metadata } from 'next'
import { FigureTips } from '@/components/chart/figure-tips'
import { dayWords } from '@/components/compare/day-words'
import { DifferenceChips } from '@/components/compare/difference-chips'
import { FirstLookNotice } from '@/components/compare/first-look-notice'
import { HeatTable } from '@/components/compare/heat-table'
import { PairForests } from '@/components/compare/pair-forests'
import { Panels } from '@/components/compare/panels'
import { Verdict } from '@/components/compare/verdict'
import { Mark } from '@/components/mark'
import { changedWords } from '@/lib/compare/changed-words'
import { firstLook } from '@/lib/compare/first-look'
import { NoSuchKept } from '../no-such-kept'
import { readKept } from '../read-kept'

interface Props {
  readonly params: Promise<{ readonly slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const kept = await readKept((await params).slug)
  return { title: kept?.snapshot.title ?? 'No such comparison', robots: { index: false } }
}

/** A kept comparison to stand in somebody else's page: its tables and drawings, what differs, and the way back. Nothing around it (proxy.ts). */
export default async function EmbedPage({ params }: Props) {
  const { slug } = await params
  const kept = await readKept(slug)
  if (kept === null) return <NoSuchKept slug={slug} />
  const { snapshot, keptAt } = kept
  const shown = firstLook(snapshot)
  const changed = changedWords(kept)
  const address = `/p/${slug}`
  const isRatio = snapshot.question.machines === 'ratio'
  return (
    <FigureTips>
      <h1>
        <a href={address}>{snapshot.title}</a>
      </h1>
      <div className="verdict">
        <Verdict comparison={snapshot} />
      </div>
      {changed !== null && (
        <p className="finding mt2">
          <Mark kind="finding" /> Changed: {changed}.
        </p>
      )}
      <DifferenceChips comparison={snapshot} />
      {shown !== snapshot && <FirstLookNotice shown={shown} comparison={snapshot} all={`${address}?show=all`} />}
      {isRatio && <PairForests comparison={shown} />}
      <Panels comparison={shown} />
      {!isRatio && <PairForests comparison={shown} />}
      <HeatTable comparison={shown} />
      <p className="small quiet mt4">
        Kept on {dayWords(keptAt)} by <a href="/">IOlore</a>: <a href={address}>{address}</a>
      </p>
    </FigureTips>
  )
}
