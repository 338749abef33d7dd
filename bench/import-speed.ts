import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface ImportSpeed {
  readonly mails: number
  /** seconds that git takes to print the same mails */
  readonly git: number
  /** seconds of the first import, and of a second one that finds nothing new */
  readonly first: number
  readonly second: number
  /** bytes that the first import held at most */
  readonly peak: number
}

function seconds(work: () => void): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

/** Prints all mails of a repository as an import reads them, to nobody. */
function printMails(repository: string): void {
  const command = `git -C "$0" rev-list --reverse HEAD | sed 's/$/:m/' | git -C "$0" cat-file --batch > /dev/null`
  const { status, stderr } = spawnSync('sh', ['-c', command, repository], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git: ${stderr}`)
}

interface Imported {
  readonly read: { readonly mails: number }
}

function importOnce(repository: string, folder: string): Imported & { readonly peak: number } {
  const peak = join(folder, 'peak')
  const preload = pathToFileURL(join(process.cwd(), 'bench/print-peak.mjs')).href
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, 'cli/iolore.mjs', 'import', '--json', repository],
    {
      env: { ...process.env, IOLORE_DB: join(folder, 'archive.db'), IOLORE_PEAK: peak },
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  )
  if (status !== 0) throw new Error(`import: ${stderr}`)
  const report: Imported = JSON.parse(stdout)
  return { ...report, peak: Number(readFileSync(peak, 'utf8')) * 1024 }
}

/** Imports a public-inbox repository into an archive of its own, twice. Its objects are read once before, so that all find them in memory. */
export function measureImport(repository: string): ImportSpeed {
  const folder = mkdtempSync(join(tmpdir(), 'iolore-bench-'))
  try {
    printMails(repository)
    const git = seconds(() => printMails(repository))
    let [mails, peak] = [0, 0]
    const first = seconds(() => {
      const imported = importOnce(repository, folder)
      mails = imported.read.mails
      peak = imported.peak
    })
    const second = seconds(() => importOnce(repository, folder))
    return { mails, git, first, second, peak }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
