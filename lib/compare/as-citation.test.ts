import { describe, expect, it } from 'vitest'
import { type Cited, citationBibtex, citationText } from './as-citation'

const cited: Cited = {
  title: 'Sequential write of tiobench by kernel, on ext3',
  address: 'https://archive.example.org/p/3fkq7w',
  origin: 'https://archive.example.org',
  at: '2026-11-30T21:00:00.000Z',
  isKept: true,
  parser: '3',
  messages: [
    {
      id: 'abcdefghjk',
      messageId: '20010926.1@example.org',
      author: 'Ann Example',
      subject: 'Results: 100% {of} ext3_test #1',
      date: '2001-09-26T11:03:00+02:00',
    },
    { id: 'abcdefghjm', messageId: null, author: null, subject: null, date: null },
  ],
  messagesTotal: 2,
}

describe('citationText', () => {
  it('says what was kept where and when, and by whose figures', () => {
    expect(citationText(cited)).toBe(
      [
        '“Sequential write of tiobench by kernel, on ext3.” IOlore, archive at https://archive.example.org. Kept on 2026-11-30 with parser 3. https://archive.example.org/p/3fkq7w',
        'Figures of 2 messages:',
        '- Ann Example, “Results: 100% {of} ext3_test #1”, 2001-09-26, https://archive.example.org/messages/abcdefghjk, Message-ID <20010926.1@example.org>',
        '- unknown author, “no subject”, https://archive.example.org/messages/abcdefghjm',
        '',
      ].join('\n'),
    )
  })

  it('warns where nothing was kept, and names what it leaves out', () => {
    const text = citationText({ ...cited, isKept: false, messagesTotal: 9 })
    expect(text).toContain('Asked on 2026-11-30 with parser 3, not kept: its figures follow the archive.')
    expect(text).toContain('- and 7 more, named at the address.')
  })
})

describe('citationBibtex', () => {
  it('has an entry for the comparison and one for each mail', () => {
    expect(citationBibtex(cited)).toBe(`@misc{iolore-3fkq7w,
  title = {{Sequential write of tiobench by kernel, on ext3}},
  author = {{IOlore}},
  year = {2026},
  month = nov,
  howpublished = {\\url{https://archive.example.org/p/3fkq7w}},
  note = {Archive at https://archive.example.org. Kept on 2026-11-30 with parser 3. Figures of 2 messages},
  annote = {iolore-abcdefghjk, iolore-abcdefghjm},
}

@misc{iolore-abcdefghjk,
  title = {{Results: 100\\% \\{of\\} ext3\\_test \\#1}},
  author = {{Ann Example}},
  year = {2001},
  month = sep,
  howpublished = {\\url{https://archive.example.org/messages/abcdefghjk}},
  note = {Message-ID <20010926.1@example.org>},
}

@misc{iolore-abcdefghjm,
  title = {{no subject}},
  howpublished = {\\url{https://archive.example.org/messages/abcdefghjm}},
}
`)
  })

  it('keeps its braces even, whatever a subject is', () => {
    const [message] = cited.messages
    if (message === undefined) throw new Error('the fixture has a message')
    const text = citationBibtex({ ...cited, messages: [{ ...message, subject: '}\\{ $x^2 ~ 50%\n@misc{a,' }] })
    const bare = text.replace(/\\textbackslash\{\}|\\textascii\w+\{\}|\\[{}]/g, '')
    expect(bare.split('{').length).toBe(bare.split('}').length)
    expect(text.match(/^@misc/gm)).toHaveLength(2)
  })

  it('escapes the address of a question', () => {
    expect(citationBibtex({ ...cited, address: 'https://a.example/compare?tool=bonnie%2B%2B' })).toContain(
      '\\url{https://a.example/compare?tool=bonnie\\%2B\\%2B}',
    )
  })
})
