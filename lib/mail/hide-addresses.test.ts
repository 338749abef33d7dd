import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hideAddresses } from './hide-addresses'

describe('hides', () => {
  test.each([
    ['ann@example.org', '···@···········'],
    ['From: Ann Poe <ann.poe+list@mail.example.org>', 'From: Ann Poe <············@················>'],
    ['> mailto:ann@example.org?subject=x', '> mailto:···@···········?subject=x'],
    ['    --to=ann@example.org \\', '    --to=···@··········· \\'],
    ['mail a@example.org, b@example.org.', 'mail ·@···········, ·@···········.'],
    ['ann () example ! org', '····················'],
    ['From: ann at example.org (Ann Poe)', 'From: ·················· (Ann Poe)'],
    ['On Tue, Ann Poe <ann at example.org> wrote:', 'On Tue, Ann Poe <··················> wrote:'],
    ['ann [at] example [dot] org', '··························'],
    ['Ann Poe ann at example.org', 'Ann Poe ··················'],
    ["'ann@example.org'", "'···@···········'"],
    ['kay.·······@example.org', '···········@···········'],
    ['··· at example.org (··· ···)', '··· at example.org (··· ···)'],
    ['From: ··· at example.org (··· ···)', 'From: ·················· (··· ···)'],
    ['zoë@exämple.org', '···@···········'],
    ['In-Reply-To: Your mail to ann@example.org', 'In-Reply-To: Your mail to ···@···········'],
    ['https://ann@example.org/x', 'https://···@···········/x'],
  ])('%s', (text, hidden) => {
    expect(hideAddresses(text)).toBe(hidden)
  })
})

describe('leaves', () => {
  test.each([
    'Message-ID: <20110124215713.1A@example.org>',
    'Message-ID: <20110124215713.1A@example.org> (raw)',
    '> In-Reply-To: <1@example.org>',
    'References: <1@example.org>\n <2@example.org>\n\t<3@example.org>',
    'In message <1@example.org> you wrote:',
    '    --in-reply-to=1@example.org \\',
    'https://lore.kernel.org/linux-xfs/1@example.org/',
    'root@box:/usr5# tiobench.pl --size 4000',
    'EXT2 773 Mbps @ 44 clients',
    'libfoo@1.5.2',
    '2.6.16@home',
    'Have a look at kernel.org and at example.org',
    'for (;;) () x ! y',
    '@ 2002-09-25 21:05 Ann Poe',
    '',
  ])('%s', (text) => {
    expect(hideAddresses(text)).toBe(text)
  })

  test('the references only, not the address under them', () => {
    expect(hideAddresses('References: <1@example.org>\nCc: <ann@example.org>')).toBe(
      'References: <1@example.org>\nCc: <···@···········>',
    )
  })
})

test('keeps the length of every line and hides nothing twice', () => {
  const piece = fc.constantFrom(
    'ann@example.org',
    ' ',
    '\n',
    '<',
    '>',
    '@',
    'a.b',
    ' at ',
    ' () ',
    'Message-ID: ',
    '| 12.3',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const hidden = hideAddresses(text)
        expect(hidden.split('\n').map((line) => line.length)).toEqual(text.split('\n').map((line) => line.length))
        expect(hideAddresses(hidden)).toBe(hidden)
      },
    ),
  )
})
