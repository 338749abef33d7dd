import type { Comparison } from '@/lib/compare/comparison'
import { machineWords } from '@/lib/compare/machine-words'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { type Asked, NOTHING_ASKED, questionHref } from '@/lib/url/question'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import type { SubjectKey } from '@/lib/url/subject-href'
import { COMPARED_BY_THE_WAY } from '../comparison/by-the-way'
import { getComparison } from '../comparison/get-comparison'
import { readCatalogue } from '../comparison/read-catalogue'
import { settleQuestion } from '../comparison/settle-question'
import { remember } from '../kept/remember'
import { type MessageRow, readMessageRows } from '../messages/find-messages'
import { countFacets, type Facet } from '../runs/count-facets'
import { countFound, type Found } from '../runs/count-found'
import { filterFrom } from '../runs/filter-sql'
import { foundMessages } from '../runs/found-messages'
import { countsSql } from '../sql/counts-sql'
import { type MachineFact, readMachineFacts } from './machine-facts'

/** A benchmark that a subject's runs are of, with the comparison that says most of it. */
export interface SubjectComparison {
  readonly tool: string
  readonly href: string
  readonly comparison: Comparison
}

/** A comparison of more runs than are compared while somebody waits for a page about something else. */
export interface LargeComparison {
  readonly tool: string
  /** null: by what its runs vary most */
  readonly by: string | null
  /** of the benchmark */
  readonly runs: number
  readonly href: string
}

/** What the archive has about a filesystem, a kernel, a benchmark, a mount option, a machine, a poster or a list. */
export interface Subject {
  readonly key: SubjectKey
  readonly value: string
  /** what it is called: a machine's value is a key */
  readonly name: string
  readonly filter: RunsFilter
  readonly runs: number
  readonly messages: number
  /** days of the first and the last message that states one */
  readonly first: string | null
  readonly last: string | null
  /** what its runs can be narrowed by, its own aside */
  readonly facets: readonly Facet[]
  /** the newest */
  readonly newest: readonly MessageRow[]
  readonly comparisons: readonly SubjectComparison[]
  readonly large: readonly LargeComparison[]
  /** of a machine: what is said of it */
  readonly facts: readonly MachineFact[]
  /** the oldest and the newest kernel of its runs; null: none is stated */
  readonly kernels: readonly [oldest: string, newest: string] | null
  /** of a kernel: those before and after it in the archive */
  readonly before: string | null
  readonly after: string | null
}

const NEWEST = 10
const VALUES = 6
const COMPARISONS = 3

/** null: no run of the archive is about it. */
export const getSubject = (archive: Archive, key: SubjectKey, value: string): Promise<Subject | null> =>
  remember(archive, JSON.stringify(['subject', key, value]), () => read(archive, key, value))

async function read(archive: Archive, key: SubjectKey, value: string): Promise<Subject | null> {
  const filter = { ...ALL_RUNS, [key]: value }
  const found = await countFound(archive, filter)
  const { runs, messages } = found
  if (runs === 0) return null
  const { first, last, newest } = await foundMessages(archive, found, NEWEST)
  const all = await countFacets(archive, filter, VALUES)
  const facts = key === 'machine' ? await readMachineFacts(archive, filter) : []
  const rows = await readMessageRows(archive, newest, [])
  return {
    ...{ key, value, filter, runs, messages, first, last, facts },
    name: key === 'machine' ? nameOfMachine(facts, await labelOf(archive, filter), rows) : value,
    facets: all.filter((facet) => facet.key !== key),
    newest: rows,
    ...(await compare(archive, asksOf({ key, value, facets: all, facts, newest: rows, messages }))),
    kernels: endsOf(key === 'kernel' ? [value] : kernelsOf(found)),
    before: key === 'kernel' ? await neighbour(archive, value, 'before') : null,
    after: key === 'kernel' ? await neighbour(archive, value, 'after') : null,
  }
}

/** The questions that say most of it. */
async function compare(
  archive: Archive,
  asks: readonly Partial<Asked>[],
): Promise<Pick<Subject, 'comparisons' | 'large'>> {
  const compared: SubjectComparison[] = []
  const large: LargeComparison[] = []
  for (const asked of asks) {
    if (compared.length + large.length >= COMPARISONS) break
    const runs = await runsCompared(archive, asked)
    if (runs > COMPARED_BY_THE_WAY) {
      large.push({ tool: asked.tool ?? '', by: asked.by ?? null, runs, href: questionHref(asked) })
      continue
    }
    const { question } = await settleQuestion(archive, { ...NOTHING_ASKED, ...asked })
    // A benchmark whose runs do not state it is compared by something else: that is no word about this.
    if (question === null || (asked.by !== undefined && question.by !== asked.by)) continue
    const comparison = await getComparison(archive, question)
    const href = questionHref(question)
    if (hasRatio(comparison) && compared.every((other) => other.href !== href))
      compared.push({ tool: question.tool, href, comparison })
  }
  return { comparisons: compared, large }
}

/** Runs of one value alone are compared with nothing. */
const hasRatio = ({ question, panels }: Comparison): boolean =>
  panels.some(({ charts }) =>
    charts.some(({ metric, groups }) => {
      const base = groups.find(({ isBaseline }) => isBaseline)
      const others = groups.filter(({ value }) => value !== base?.value)
      return metric === question.metrics[0] && others.some(({ points }) => points.some(({ ratio }) => ratio !== null))
    }),
  )

/** Whatever is held, all runs of a benchmark are gone through; those of one mail are few. */
async function runsCompared(archive: Archive, { tool = null, message = null }: Partial<Asked>): Promise<number> {
  if (message !== null) return 0
  return (await readCatalogue(archive)).find((known) => known.tool === tool)?.runs ?? 0
}

interface Known extends Pick<Subject, 'key' | 'value' | 'facets' | 'facts' | 'newest' | 'messages'> {}

/** By it, where it is something that is varied; of a machine what its runs vary; of a poster or list what its newest mails do. */
function asksOf({ key, value, facets, facts, newest, messages }: Known): readonly Partial<Asked>[] {
  if (key === 'tool') return [{ tool: value }]
  if (key === 'poster' || key === 'list')
    return newest.filter(({ runs }) => runs > 1).map(({ id }) => ({ message: id }))
  const tools = facets.find((facet) => facet.key === 'tool')?.values ?? []
  const [only] = newest
  const narrowed: Partial<Asked> =
    key !== 'machine'
      ? { by: key === 'option' ? `option.${value}` : key }
      : messages === 1 && only !== undefined
        ? { message: only.id }
        : { hold: facts.map((fact) => ({ field: fact.field, value: fact.value })) }
  return tools.map(({ value: tool }) => ({ tool, ...narrowed }))
}

function nameOfMachine(facts: readonly MachineFact[], label: string | null, [newest]: readonly MessageRow[]): string {
  const system = Object.fromEntries(facts.map(({ field, value }) => [field.slice('system.'.length), value]))
  const day = newest?.date?.slice(0, 10) ?? null
  return machineWords({ system, label, subject: newest?.subject ?? null, day }).title
}

async function labelOf(archive: Archive, filter: RunsFilter): Promise<string | null> {
  const [run] = await archive.$queryRaw<{ machineLabel: string | null }[]>`
    SELECT r.machineLabel ${filterFrom(filter)} LIMIT 1`
  return run?.machineLabel ?? null
}

function kernelsOf({ values, columns: { dictionaries } }: Found): readonly string[] {
  const { kernel } = dictionaries.values
  return [...values.kernel].flatMap((runs, code) => (runs === 0 ? [] : (kernel.valueOf(code) ?? [])))
}

/** Names that are no version sort behind all versions (`~`). */
function endsOf(kernels: readonly string[]): Subject['kernels'] {
  const sorted = kernels
    .map((kernel) => ({ kernel, order: kernelOrder(kernel) }))
    .filter(({ order }) => order < '~')
    .sort((a, b) => (a.order < b.order ? -1 : 1))
  const [oldest, newest] = [sorted[0], sorted.at(-1)]
  return oldest === undefined || newest === undefined ? null : [oldest.kernel, newest.kernel]
}

async function neighbour(archive: Archive, kernel: string, side: 'before' | 'after'): Promise<string | null> {
  const order = kernelOrder(kernel)
  // The next one is a step away in this index; SQLite would rather sort all runs that count.
  const inOrder = Prisma.sql`Run r INDEXED BY "Run_kernelOrder_idx"`
  const [found] = await archive.$queryRaw<{ kernel: string }[]>(
    side === 'before'
      ? Prisma.sql`SELECT r.kernel FROM ${inOrder} WHERE r.kernelOrder < ${order} AND ${countsSql} ORDER BY r.kernelOrder DESC LIMIT 1`
      : Prisma.sql`SELECT r.kernel FROM ${inOrder} WHERE r.kernelOrder > ${order} AND ${countsSql} ORDER BY r.kernelOrder LIMIT 1`,
  )
  return found?.kernel ?? null
}
