import type { Metadata } from 'next'
import Link from 'next/link'
import { alignDecimals } from '@/components/compare/decimals'
import { Problems } from '@/components/compare/problems'
import { count } from '@/components/count'
import { NothingHere } from '@/components/frame/nothing-here'
import { withArchive } from '@/components/frame/with-archive'
import { ListPage } from '@/components/table/list-page'
import type { Archive } from '@/lib/db/client'
import { explainEmptyRuns } from '@/lib/queries/comparison/explain-empty'
import { countArchive } from '@/lib/queries/overview/count-archive'
import { countFacets } from '@/lib/queries/runs/count-facets'
import { type FoundRuns, findRuns } from '@/lib/queries/runs/find-runs'
import { ROWS, type RunsFilter, readRunsFilter, runsHref } from '@/lib/url/runs-filter'
import type { Problem } from '@/lib/url/search'
import { Chosen } from './chosen'
import { ColumnChoice } from './column-choice'
import { compareHref } from './compare-href'
import { type Condition, conditionsOf } from './conditions'
import { FACET_VALUES, Facets } from './facets'
import { NoRuns } from './no-runs'
import { orderWords, sortLinks } from './order'
import { RunsTable } from './runs-table'
import { tableRows } from './table-row'
import { byDate, tooManyToSort } from './too-many'
import { usualColumns } from './usual-columns'

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const conditions = conditionsOf(readRunsFilter(await searchParams).value, [])
  return { title: ['Runs', ...conditions.map(({ name, value }) => `${name} ${value}`)].join(', ') }
}

export default async function RunsPage({ searchParams }: Props) {
  const { value: filter, problems } = readRunsFilter(await searchParams)
  return withArchive(async (archive) => {
    if ((await countArchive(archive)).messages === 0) return <NothingHere />
    const [found, facets] = await Promise.all([findRuns(archive, filter), countFacets(archive, filter, FACET_VALUES)])
    const conditions = conditionsOf(filter, facets, found.rows[0]?.machineLabel)
    return (
      <div className="browse">
        <Facets facets={facets} filter={filter} />
        <div className="min0">
          {found.total === 0 ? (
            <Nothing archive={archive} filter={filter} conditions={conditions} problems={problems} />
          ) : (
            <Found found={found} filter={filter} conditions={conditions} problems={problems} />
          )}
        </div>
      </div>
    )
  })
}

async function Nothing({ archive, filter, conditions, problems }: Chosenness & { readonly archive: Archive }) {
  const emptiness = await explainEmptyRuns(archive, filter)
  return (
    <>
      <Chosen heading="No runs" filter={filter} conditions={conditions} />
      {problems.length > 0 && (
        <div className="mb3">
          <Problems problems={problems} />
        </div>
      )}
      <NoRuns emptiness={emptiness} />
    </>
  )
}

interface Chosenness {
  readonly filter: RunsFilter
  readonly conditions: readonly Condition[]
  readonly problems: readonly Problem[]
}

function Found({ found, filter, conditions, problems }: Chosenness & { readonly found: FoundRuns }) {
  const { messages, page, pages, total } = found
  const sorted = found.isSorted ? filter : byDate(filter)
  const columns =
    filter.columns ??
    usualColumns(
      found,
      conditions.map(({ key }) => key),
    )
  const order = orderWords(sorted)
  const compare = compareHref(filter, total)
  const head = (
    <Chosen heading={count(total, 'run')} filter={filter} conditions={conditions}>
      {compare !== null && (
        <Link href={compare} prefetch={false}>
          Compare them
        </Link>
      )}
      <span className="quiet">
        of {count(messages, 'message')}, {order}. A value equal to the one above it is set faint, so that what a poster
        varied stands out.
      </span>
    </Chosen>
  )
  return (
    <ListPage
      head={head}
      problems={found.isSorted ? problems : [...problems, tooManyToSort(filter)]}
      of="runs"
      found={found}
      rows={filter.rows}
      sizes={ROWS}
      hrefOf={(at) => runsHref({ ...filter, ...at })}
    >
      <ColumnChoice filter={filter} shown={columns} metrics={found.columns.map(({ metric }) => metric)} />
      <RunsTable
        rows={tableRows(found, alignDecimals)}
        filter={filter}
        columns={columns}
        metrics={found.columns}
        sorts={sortLinks(sorted, columns)}
        caption={`Runs, page ${page} of ${pages}, ${order}`}
      />
    </ListPage>
  )
}
