/**
 * `npm run bench`: how fast mail is read, and how fast a large archive answers. `npm run bench parse`, `npm run bench compare [RUNS]`,
 * `npm run bench browse [RUNS]`: only that.
 * `npm run bench import REPOSITORY`: how fast a public-inbox repository goes in.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BROWSED, COMPARED } from './asked-pages'
import { measureImport } from './import-speed'
import { measurePages, type PageTime } from './page-times'
import type { PageWeight } from './page-weight'
import { measureParseSpeed } from './parse-speed'
import { seedArchive } from './seed-archive'
import { timeSqlAlone } from './sql-alone'

const MEGABYTES = 50
const RUNS = Number(process.argv[3] ?? 100_000)
/** Targets: a fortieth of grep's speed; 25 ms on top of the SQL. */
const RATIO = 40
/** Mails of every kind: no worse than half of the speed over the first documents. */
const SHARE = 0.5
const OVERHEAD = 25
/** A comparison asked first: times its SQL alone; bytes that a browser is sent for its page until it is at rest. */
const ASKED_FIRST = 1.5
const WEIGHT = 250_000
/**
 * Lists, searches and what is said about one thing: milliseconds of the server, whatever was saved, and times their SQL alone. The SQL is
 * measured in two ways: what the page really ran, which is little where its counts stand in memory (then the ratio says how long React
 * writes the page, and is the stricter line), and what the database alone takes to say the same.
 */
const BROWSED_RATIO = 1.5
const SERVER_TIME = 150
/** Targets of an import: against git printing the same mails; seconds where nothing is new; bytes held at most. */
const IMPORT_RATIO = 3
const AGAIN = 2
const PEAK = 400_000_000

const say = (words: string): unknown => process.stdout.write(`${words}\n`)
const verdict = (holds: boolean): string => (holds ? 'reached' : 'NOT reached')

async function benchParse(): Promise<void> {
  const samples = resolve('../shared/samples')
  const folders = ['prisma/archive', ...(existsSync(samples) ? [samples] : [])]
  const { documents, megabytes, parse, grep, lines } = await measureParseSpeed(folders, MEGABYTES)
  const ratio = grep / parse
  say(`Parse: ${documents} documents repeated to ${megabytes.toFixed(1)} MB, one core`)
  say(`  parser, conditions included    ${parse.toFixed(1)} MB/s`)
  say(`  grep -c for the signatures     ${grep.toFixed(1)} MB/s (${lines} lines)`)
  say(`  grep is ${ratio.toFixed(1)} times as fast; at most ${RATIO}: ${verdict(ratio <= RATIO)}`)
  const corpus = resolve('../shared/corpus')
  if (!existsSync(corpus)) return
  const mails = await measureParseSpeed([corpus], MEGABYTES)
  const share = mails.parse / parse
  say(`Parse: ${mails.documents} mails of every kind repeated to ${mails.megabytes.toFixed(1)} MB, one core`)
  say(`  parser, conditions included    ${mails.parse.toFixed(1)} MB/s; grep -c ${mails.grep.toFixed(1)} MB/s`)
  say(`  ${share.toFixed(2)} of the documents' speed; at least ${SHARE}: ${verdict(share >= SHARE)}`)
}

async function benchCompare(): Promise<void> {
  say(`\nCompare page: an archive of ${RUNS.toLocaleString('en')} runs, median of the requests`)
  for (const { name, first, again, weight } of await measurePages(RUNS, COMPARED)) {
    say(`  ${name}, ${(again.bytes / 1000).toFixed(0)} kB`)
    sayWeight(weight)
    sayTime('asked again, nothing saved since', again)
    sayTime('asked first, after something was saved', first)
    const times = first.page / first.sql
    say(`      ${times.toFixed(2)} times its SQL; at most ${ASKED_FIRST}: ${verdict(times <= ASKED_FIRST)}`)
  }
}

function sayWeight({ page, shared }: PageWeight): void {
  const all = page + shared
  say(
    `    first load ${(all / 1000).toFixed(0)} kB compressed, of it scripts, styles and type ${(shared / 1000).toFixed(0)} kB`,
  )
  say(`      at most ${WEIGHT / 1000}: ${verdict(all <= WEIGHT)}`)
}

function sayTime(when: string, { page, sql, statements }: PageTime): void {
  const over = page - sql
  say(`    ${when}: page ${page.toFixed(1)} ms, its SQL alone ${sql.toFixed(1)} ms in ${statements} statements`)
  say(`      ${over.toFixed(1)} ms over the SQL; at most ${OVERHEAD}: ${verdict(over <= OVERHEAD)}`)
}

async function benchBrowse(): Promise<void> {
  say(`\nLists and searches: an archive of ${RUNS.toLocaleString('en')} runs, median of the requests`)
  say(
    '  "own SQL": inside SQLite for this request; facets, counts and the catalogue are counted in memory (decision 024)',
  )
  say('  "SQL alone": inside SQLite until the database alone has said the same facets, counts and rows')
  const alone = await timeSqlAlone(await seedArchive(RUNS), BROWSED)
  const reached = { time: 0, own: 0, alone: 0 }
  const pages = await measurePages(RUNS, BROWSED)
  for (const [index, { name, first, again }] of pages.entries()) {
    const reference = alone[index] ?? Number.NaN
    say(`  ${name}, ${(again.bytes / 1000).toFixed(0)} kB; SQL alone ${reference.toFixed(1)} ms`)
    for (const [when, time] of [
      ['asked again, nothing saved since', again],
      ['asked first, after something was saved', first],
    ] as const) {
      const holds = sayBrowsed(when, time, reference)
      for (const line of ['time', 'own', 'alone'] as const) reached[line] += Number(holds[line])
    }
  }
  const of = `of ${2 * pages.length}`
  say(`  at most ${SERVER_TIME} ms: ${reached.time} ${of}`)
  say(`  at most ${BROWSED_RATIO} times the SQL that the page really ran: ${reached.own} ${of}`)
  say(`  at most ${BROWSED_RATIO} times the same by SQL alone: ${reached.alone} ${of}`)
}

/** Says it, and which lines hold. */
function sayBrowsed(when: string, { page, sql }: PageTime, alone: number) {
  const [own, other] = [page / sql, page / alone]
  const holds = { time: page <= SERVER_TIME, own: own <= BROWSED_RATIO, alone: other <= BROWSED_RATIO }
  say(`    ${when}: ${page.toFixed(1)} ms, at most ${SERVER_TIME}: ${verdict(holds.time)}`)
  say(
    `      ${own.toFixed(2)} times its own SQL of ${sql.toFixed(1)} ms, at most ${BROWSED_RATIO}: ${verdict(holds.own)}`,
  )
  say(`      ${other.toFixed(2)} times SQL alone, at most ${BROWSED_RATIO}: ${verdict(holds.alone)}`)
  return holds
}

function benchImport(repository: string): void {
  const { mails, git, first, second, peak } = measureImport(repository)
  const ratio = first / git
  say(`\nImport: ${mails.toLocaleString('en')} mails of ${repository}`)
  say(`  git prints them in ${git.toFixed(1)} s, imported in ${first.toFixed(1)} s`)
  say(`    ${ratio.toFixed(1)} times as long; at most ${IMPORT_RATIO}: ${verdict(ratio <= IMPORT_RATIO)}`)
  say(`  again, with nothing new: ${second.toFixed(1)} s; at most ${AGAIN}: ${verdict(second <= AGAIN)}`)
  say(`  held at most ${(peak / 1e6).toFixed(0)} MB; at most ${PEAK / 1e6}: ${verdict(peak <= PEAK)}`)
}

const only = process.argv[2]
if (only === undefined || only === 'parse') await benchParse()
if (only === undefined || only === 'compare') await benchCompare()
if (only === undefined || only === 'browse') await benchBrowse()
if (only === 'import') benchImport(process.argv[3] ?? '')
