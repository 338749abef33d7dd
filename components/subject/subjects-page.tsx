import type { Metadata } from 'next'
import Link from 'next/link'
import { count } from '@/components/count'
import { withArchive } from '@/components/frame/with-archive'
import { ListPage } from '@/components/table/list-page'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { findSubjects } from '@/lib/queries/subjects/find-subjects'
import type { SubjectKey } from '@/lib/url/subject-href'
import { readSubjectsFilter, type SubjectsFilter, subjectsHref } from '@/lib/url/subjects-filter'
import { BrowseLinks } from './browse-links'
import { SUBJECT_WORDS } from './subject-words'
import { SubjectsTable } from './subjects-table'

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The two exports of the list of everything of one kind. */
export const subjectsPage = (key: SubjectKey) => ({
  metadata: { title: upper(SUBJECT_WORDS[key].many) } satisfies Metadata,
  async page({ searchParams }: Props) {
    const { value: filter, problems } = readSubjectsFilter(await searchParams)
    return withArchive(async (archive) => {
      const found = await findSubjects(archive, key, filter)
      return (
        <ListPage
          head={<Head kind={key} total={found.total} filter={filter} />}
          problems={problems}
          of={SUBJECT_WORDS[key].many}
          found={found}
          rows={filter.rows}
          hrefOf={(page) => subjectsHref(key, { ...filter, ...page })}
        >
          {found.total === 0 ? (
            <p>
              No run of this archive states one.{' '}
              <Link href="/runs" prefetch={false}>
                All runs
              </Link>
            </p>
          ) : (
            <SubjectsTable kind={key} rows={hideEverywhere(found.rows)} filter={filter} />
          )}
        </ListPage>
      )
    })
  },
})

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const SORT_WORDS: Readonly<Record<SubjectsFilter['sort'], string>> = {
  runs: 'most runs first',
  name: 'in their order',
  date: 'the latest first',
}

interface HeadProps {
  readonly kind: SubjectKey
  readonly total: number
  readonly filter: SubjectsFilter
}

function Head({ kind, total, filter }: HeadProps) {
  const { one, many } = SUBJECT_WORDS[kind]
  return (
    <>
      <BrowseLinks here={kind} />
      <div className="chosen">
        <h1>{total === 0 ? `No ${many}` : count(total, one.toLowerCase(), many)}</h1>
        <span className="quiet">{SORT_WORDS[filter.sort]}. Each leads to what the archive says about it.</span>
      </div>
    </>
  )
}
