import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sizeText } from '@/lib/http/limits'
import { ByteReader } from './byte-reader'
import { type Dropped, LONGEST_MAIL, type RawMail, SourceError } from './raw-mail'

/** A bare repository: what `git clone --mirror` of a lore archive makes. */
export const isGitRepository = (folder: string): boolean =>
  existsSync(join(folder, 'HEAD')) && existsSync(join(folder, 'objects'))

/** The repositories of a public-inbox v2 folder (`git/0.git`, `git/1.git` …), oldest first; empty: it is none. */
export function epochsOf(folder: string): readonly string[] {
  const place = join(folder, 'git')
  if (!existsSync(place)) return []
  const names = readdirSync(place).filter((name) => /^\d+\.git$/.test(name))
  return names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).map((name) => join(place, name))
}

/** The repository may belong to somebody else: it is only read. */
const git = (folder: string, args: readonly string[]): ChildProcess =>
  spawn('git', ['-c', 'safe.directory=*', '-C', folder, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })

/**
 * The mails of a public-inbox v2 repository, each commit's file `m`, oldest first, behind the commit `after`. A commit that takes
 * a mail away (file `d`) has none. Throws a SourceError where it is another repository, or git is missing.
 */
export async function* readPublicInbox(folder: string, after: string | null): AsyncGenerator<RawMail | Dropped> {
  const range = after !== null && (await knows(folder, after)) ? `${after}..HEAD` : 'HEAD'
  const list = git(folder, ['rev-list', '--reverse', range])
  const cat = git(folder, ['cat-file', '--buffer', '--batch=%(objecttype) %(objectsize) %(rest)'])
  const failure = failureOf([list, cat])
  cat.stdin?.on('error', () => undefined)
  if (list.stdout !== null && cat.stdin !== null) Readable.from(questions(list.stdout)).pipe(cat.stdin)
  try {
    const reader = new ByteReader(cat.stdout ?? Readable.from([]))
    let mails = 0
    for (let head = await reader.line(); head !== null; head = await reader.line()) {
      const mail = await readBlob(reader, head)
      if (mail === null) continue
      mails++
      yield mail
    }
    const words = await failure()
    if (words !== null)
      throw new SourceError(words.startsWith('usage: git rev-list') ? EMPTY : `git cannot read it: ${words}`)
    if (mails === 0 && range === 'HEAD') throw new SourceError(OTHER)
  } finally {
    list.kill()
    cat.kill()
  }
}

/** git answers with how it is called where HEAD leads nowhere. */
const EMPTY = 'this git repository holds no commit'
const OTHER = 'this git repository is no public-inbox archive: none of its commits holds a mail (a file named m)'

/** Commits as cat-file is asked for their mails: the name of the commit comes back with each answer. */
async function* questions(commits: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of commits) {
    const lines = (rest + piece.toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    yield lines.map((commit) => `${commit}:m ${commit}\n`).join('')
  }
}

/** `blob 4821 1a2b…`, then the bytes and a line end; `1a2b…:m 1a2b… missing` where a commit has no mail. */
async function readBlob(reader: ByteReader, head: string): Promise<RawMail | Dropped | null> {
  const [type, stated = '', commit = ''] = head.split(' ')
  if (type !== 'blob') return null
  const size = Number(stated)
  const place = { at: `commit ${commit.slice(0, 12)}`, cursor: commit }
  if (size > LONGEST_MAIL) {
    await reader.skip(size + 1)
    return { dropped: `longer than a mail: ${sizeText(size)}`, ...place }
  }
  const bytes = await reader.bytes(size)
  await reader.skip(1)
  return { bytes, ...place }
}

/** A history that was rewritten does not know the commit any more: it is read from its beginning. */
async function knows(folder: string, commit: string): Promise<boolean> {
  const child = git(folder, ['cat-file', '-e', `${commit}^{commit}`])
  const [code] = await once(child, 'close')
  return code === 0
}

/** Waits for the programs' end; why one of them failed, in its own words. */
function failureOf(children: readonly ChildProcess[]): () => Promise<string | null> {
  const ends = children.map(async (child) => {
    let words = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      words += text
    })
    const missing = once(child, 'error').then(() => 'the program git is not installed')
    const ended = once(child, 'close').then(([code]) => (code === 0 ? null : words.trim() || `it ended with ${code}`))
    return Promise.race([missing.catch(() => null), ended.catch(() => 'the program git is not installed')])
  })
  return async () => (await Promise.all(ends)).find((words) => words !== null) ?? null
}
