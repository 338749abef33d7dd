import { besidesWords } from '@/lib/compare/field-words'
import { canonicalOptions } from '@/lib/conditions/canonical-mount-options'
import { Prisma } from '@/lib/db/generated/client'
import type { FacetKey } from './count-facets'
import { seriesOfRun } from './kernel-series'
import { schedulerSql } from './scheduler-sql'

/** A value (null: not stated) and its runs. */
export type FacetRow = readonly [value: string | null, runs: number]

/** One facet: how it is counted and said. `from` is the rest of a statement on the runs `r` and messages `g` that fit. */
export interface FacetSource {
  readonly key: FacetKey
  readonly title: string
  /** its values stand so in a mail */
  readonly mail: boolean
  /** what a run without a value is called */
  readonly nothing: string
  /** SELECT-less tail that gives columns `value` and `runs`, in the order shown */
  count(from: Prisma.Sql, chosen: string | null): Prisma.Sql
  words(value: string): string
  /** the value that stands for one that is written otherwise */
  keyOf?(value: string): string
}

const same = (value: string): string => value
const byCount = Prisma.sql`ORDER BY runs DESC, value`

const countColumn = (column: Prisma.Sql, order: Prisma.Sql) => (from: Prisma.Sql) =>
  Prisma.sql`FROM (SELECT ${column} AS value, count(*) AS runs ${from} GROUP BY value ${order})`

/**
 * A factor that only ever has one value is one entry with it ("kupdated stopped"); of others the name stands for all, and the
 * values of the chosen one are entries of their own.
 */
const countFactors = (from: Prisma.Sql, chosen: string | null): Prisma.Sql => {
  const names =
    chosen === null ? [''] : [chosen, ...[...chosen.matchAll(/:/g)].map(({ index }) => chosen.slice(0, index))]
  return Prisma.sql`FROM (
    WITH stated AS (
      SELECT substr(c.field, 9) AS name, c.value AS one, count(*) AS runs
      FROM Condition c WHERE c.field >= 'factors.' AND c.field < 'factors/' AND c.value IS NOT NULL AND c.runId IN (SELECT r.id ${from})
      GROUP BY c.field, c.value)
    SELECT value, max(runs) AS runs FROM (
      SELECT CASE WHEN count(*) = 1 THEN name || ':' || one ELSE name END AS value, sum(runs) AS runs FROM stated GROUP BY name
      UNION ALL SELECT name || ':' || one, runs FROM stated WHERE name IN (${Prisma.join(names)})
      UNION ALL SELECT name, sum(runs) FROM stated WHERE name = ${chosen ?? ''} GROUP BY name)
    GROUP BY value
    UNION ALL SELECT NULL, count(*) ${from} AND r.factorKey = '{}' HAVING count(*) > 0 ${byCount})`
}

const countOptions = (from: Prisma.Sql): Prisma.Sql => Prisma.sql`FROM (
  SELECT o.option AS value, count(*) AS runs FROM MountOption o WHERE o.runId IN (SELECT r.id ${from}) GROUP BY o.option
  UNION ALL SELECT NULL, count(*) ${from} AND r.mountKey IS NULL HAVING count(*) > 0 ${byCount})`

/** Runs are counted by message first: there are far fewer of those, and their rows hold whole texts. */
const countYears = (from: Prisma.Sql): Prisma.Sql => Prisma.sql`FROM (
  SELECT CAST(y.year AS TEXT) AS value, sum(counted.runs) AS runs
  FROM (SELECT r.messageId, count(*) AS runs ${from} GROUP BY r.messageId) counted JOIN Message y ON y.id = counted.messageId
  GROUP BY value ORDER BY value DESC)`

/** Of messages, by a column of theirs. */
const countMessages = (column: Prisma.Sql) => (from: Prisma.Sql) =>
  Prisma.sql`FROM (
  SELECT ${column} AS value, sum(counted.runs) AS runs
  FROM (SELECT r.messageId, count(*) AS runs ${from} GROUP BY r.messageId) counted JOIN Message y ON y.id = counted.messageId
  GROUP BY value ${byCount})`

const countSchedulers = (from: Prisma.Sql): Prisma.Sql => Prisma.sql`FROM (
  SELECT lower(c.value) AS value, count(DISTINCT c.runId) AS runs
  FROM Condition c WHERE ${schedulerSql} AND c.runId IN (SELECT r.id ${from}) GROUP BY lower(c.value)
  UNION ALL SELECT NULL, count(*) ${from} AND r.id NOT IN (SELECT c.runId FROM Condition c WHERE ${schedulerSql}) HAVING count(*) > 0
  ${byCount})`

const countFindings = (from: Prisma.Sql): Prisma.Sql => Prisma.sql`FROM (
  SELECT kind AS value, count(DISTINCT id) AS runs FROM (
    SELECT r.id, f.kind FROM Finding f, json_each(f.runs) j JOIN (SELECT r.id, r.messageId, r.ordinal ${from}) r
      ON r.messageId = f.messageId AND r.ordinal = j.value)
  GROUP BY kind
  UNION ALL SELECT NULL, count(*) ${from} AND NOT EXISTS (
    SELECT 1 FROM Finding f, json_each(f.runs) j WHERE f.messageId = r.messageId AND j.value = r.ordinal) HAVING count(*) > 0
  ${byCount})`

const factorWords = (value: string): string => {
  const colon = value.indexOf(':')
  return colon < 0 ? value : besidesWords(`factors.${value.slice(0, colon)}`, value.slice(colon + 1))
}

/** `raid5,raid6` → "RAID 5, RAID 6" */
const raidWords = (levels: string): string => levels.replaceAll('raid', 'RAID ').replaceAll(',', ', ')

const OF_MAIL = { mail: true, nothing: 'not stated', words: same }

/** In the order of the page. */
export const FACETS: readonly FacetSource[] = [
  { key: 'tool', title: 'Benchmark', ...OF_MAIL, mail: false, count: countColumn(Prisma.sql`r.tool`, byCount) },
  { key: 'version', title: 'Version', ...OF_MAIL, count: countColumn(Prisma.sql`r.toolVersion`, byCount) },
  { key: 'filesystem', title: 'Filesystem', ...OF_MAIL, count: countColumn(Prisma.sql`r.filesystem`, byCount) },
  {
    key: 'series',
    title: 'Kernel series',
    ...OF_MAIL,
    mail: false,
    count: countColumn(seriesOfRun, Prisma.sql`ORDER BY min(r.kernelOrder) DESC`),
  },
  {
    key: 'kernel',
    title: 'Kernel, newest first',
    ...OF_MAIL,
    count: countColumn(Prisma.sql`r.kernel`, Prisma.sql`ORDER BY min(r.kernelOrder) DESC`),
  },
  {
    key: 'option',
    title: 'Mount option',
    ...OF_MAIL,
    count: countOptions,
    keyOf: (value) => canonicalOptions([value])[0] ?? value,
  },
  {
    key: 'raid',
    title: 'RAID level',
    ...OF_MAIL,
    mail: false,
    count: countColumn(Prisma.sql`r.raid`, byCount),
    words: raidWords,
  },
  { key: 'scheduler', title: 'I/O scheduler', ...OF_MAIL, count: countSchedulers },
  { key: 'factor', title: 'Varied', ...OF_MAIL, count: countFactors, words: factorWords },
  {
    key: 'year',
    title: 'Year',
    ...OF_MAIL,
    mail: false,
    count: countYears,
  },
  { key: 'poster', title: 'Poster', ...OF_MAIL, mail: false, count: countMessages(Prisma.sql`y.author`) },
  { key: 'list', title: 'List', ...OF_MAIL, mail: false, count: countMessages(Prisma.sql`y.list`) },
  {
    key: 'finding',
    title: 'Findings',
    mail: false,
    nothing: 'none',
    count: countFindings,
    words: (kind) => kind.replaceAll('-', ' '),
  },
]
