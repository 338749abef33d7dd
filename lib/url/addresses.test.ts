import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isConditionField } from './condition-field'
import { MESSAGES_PARSERS, readMessagesFilter } from './messages-filter'
import { PAGE_PARSERS, readPage } from './page'
import { QUESTION_PARSERS, readQuestion } from './question'
import { RUNS_PARSERS, readRunsFilter } from './runs-filter'
import { readSearchQuery } from './search-query'
import { SHOWN_PARSERS } from './shown'
import { readSubjectsFilter, SUBJECTS_PARSERS } from './subjects-filter'
import { readUnreadFilter, UNREAD_PARSERS } from './unread-filter'

const sections = readFileSync('docs/addresses.md', 'utf8').split(/^## /m)

/** The first and last cell of each row of a section's first table, without the marks of code. */
function rowsOf(title: string): readonly { readonly key: string; readonly example: string }[] {
  const section = sections.find((one) => one.startsWith(`${title}\n`)) ?? ''
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? []
  return table
    .split('\n')
    .slice(2, -1)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map((cells) => ({ key: bare(cells[1] ?? ''), example: bare(cells.at(-2) ?? '') }))
}

const bare = (cell: string): string => cell.replaceAll('`', '')

describe.each([
  ['/compare', { ...QUESTION_PARSERS, ...SHOWN_PARSERS }, readQuestion],
  ['/runs', RUNS_PARSERS, readRunsFilter],
  ['/messages', MESSAGES_PARSERS, readMessagesFilter],
  ['/filesystems', SUBJECTS_PARSERS, readSubjectsFilter],
  ['/unread', UNREAD_PARSERS, readUnreadFilter],
  ['/imports', PAGE_PARSERS, readPage],
] as const)('docs/addresses.md on %s', (title, parsers, read) => {
  const rows = rowsOf(title)

  it('has every key, and no other', () => {
    expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys(parsers).sort())
  })

  it.each(rows)('gives an example of $key that is read: $example', ({ key, example }) => {
    const params = new URLSearchParams(example)
    expect([...params.keys()]).toContain(key)
    const { value, problems } = read(params)
    expect(problems).toEqual([])
    if (key !== 'show') expect(value).not.toEqual(read({}).value)
  })
})

describe('docs/addresses.md', () => {
  it('names fields that are fields', () => {
    const section = sections.find((one) => one.startsWith('Fields\n')) ?? ''
    const names = [...section.matchAll(/^\| (.*?) \|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
      .map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect([name, isConditionField(name)]).toEqual([name, true])
  })

  it('gives parts of a search that mean something, each another thing', () => {
    const section = sections.find((one) => one.startsWith('What is looked for\n')) ?? ''
    const parts = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, part = '']) => readSearchQuery(part))
    expect(parts.length).toBeGreaterThan(8)
    expect(parts.flatMap(({ problems }) => problems)).toEqual([])
    expect(new Set(parts.map(({ value }) => JSON.stringify(value))).size).toBe(parts.length)
  })

  it('says what a form sends', () => {
    const section = sections.find((one) => one.startsWith('/compare\n')) ?? ''
    const pairs = [...section.matchAll(/^\| `(\S+?)`(?: \([^)]*\))? +\| `(\S+)` +\|$/gm)]
    expect(pairs).toHaveLength(3)
    for (const [, form = '', address = ''] of pairs)
      expect(readQuestion(new URLSearchParams(form))).toEqual(readQuestion(new URLSearchParams(address)))
  })
})
