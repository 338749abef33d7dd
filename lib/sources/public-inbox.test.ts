import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listInputs } from './list-inputs'
import { readPublicInbox } from './public-inbox'
import { isMail } from './raw-mail'

const folder = mkdtempSync(join(tmpdir(), 'iolore-inbox-'))
const list = join(folder, 'list.git')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const git = (args: readonly string[], input = '', repository = list): string =>
  execFileSync('git', ['--git-dir', repository, ...args], {
    input,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@example.org',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@example.org',
    },
  }).trim()

/** A commit that holds one file, as public-inbox writes it. */
function commit(file: string, text: string, repository = list): string {
  const blob = git(['hash-object', '-w', '--stdin'], text, repository)
  const tree = git(['mktree'], `100644 blob ${blob}\t${file}\n`, repository)
  const heads = git(['for-each-ref', '--format=%(objectname)', 'refs/heads/master'], '', repository)
  const made = git(['commit-tree', tree, '-m', 'm', ...(heads === '' ? [] : ['-p', heads])], '', repository)
  git(['update-ref', 'refs/heads/master', made], '', repository)
  return made
}

async function read(after: string | null = null, repository = list): Promise<readonly string[]> {
  const mails = []
  for await (const mail of readPublicInbox(repository, after))
    if (isMail(mail)) mails.push(Buffer.from(mail.bytes).toString())
  return mails
}

let second = ''

beforeAll(() => {
  execFileSync('git', ['init', '-q', '--bare', '--initial-branch=master', list])
  commit('m', 'Subject: one\n\nfirst\n')
  second = commit('m', 'Subject: two\n\nwithout a line end')
  commit('d', 'Subject: one\n\nfirst\n')
  commit('m', '')
  commit('m', 'Subject: three\n\nthird\n')
})

test('the mails of all commits, oldest first; a commit that takes one away has none', async () => {
  expect(await read()).toEqual([
    'Subject: one\n\nfirst\n',
    'Subject: two\n\nwithout a line end',
    '',
    'Subject: three\n\nthird\n',
  ])
})

test('goes on behind a commit', async () => {
  expect(await read(second)).toEqual(['', 'Subject: three\n\nthird\n'])
})

test('a commit that is not there any more: from the beginning', async () => {
  expect(await read('0123456789abcdef0123456789abcdef01234567')).toHaveLength(4)
})

test('is known as one by what is in its folder', () => {
  expect(listInputs(list)).toMatchObject([{ kind: 'public-inbox', name: list }])
})

test('what git cannot read is said in its words', async () => {
  const broken = join(folder, 'broken.git')
  execFileSync('git', ['init', '-q', '--bare', '--initial-branch=master', broken])
  commit('m', 'Subject: one\n\nfirst\n', broken)
  rmSync(join(broken, 'objects'), { recursive: true })
  mkdirSync(join(broken, 'objects'))
  await expect(read(null, broken)).rejects.toThrow('git cannot read it')
})

test.each([
  ['without a commit', [], 'holds no commit'],
  ['of a program', ['Makefile', 'README'], 'is no public-inbox archive'],
])('a repository %s is said to be none', async (name, files, words) => {
  const other = join(folder, `${name}.git`)
  execFileSync('git', ['init', '-q', '--bare', '--initial-branch=master', other])
  for (const file of files) commit(file, 'text', other)
  await expect(read(null, other)).rejects.toThrow(words)
})
