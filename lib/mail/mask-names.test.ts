import { describe, expect, it } from 'vitest'
import { maskNames, nameWords } from './mask-names'

const mask = maskNames([
  { name: 'Ann Poe', label: 'masked poster 1' },
  { name: 'Jörg P. Ö’Neill (Acme)', label: 'masked poster 2' },
])

describe('hide', () => {
  it.each([
    ['On Tue, 9 Oct 2001, Ann Poe wrote:', 'On Tue, 9 Oct 2001, ··· ··· wrote:'],
    ['> From: ann poe <ann@example.org>', '> From: ··· ··· <ann@example.org>'],
    ['From: "Poe, Ann" <ann@example.org>', 'From: "···· ···" <ann@example.org>'],
    ['On Tuesday Ann\n> > Poe wrote:', 'On Tuesday ···\n> > ··· wrote:'],
    ["Ann  Poe's patch\n-- \nAnn\tPoe", "···  ···'s patch\n-- \n···\t···"],
    ['Subject: dbench of Ann\r\n Poe here', 'Subject: dbench of ···\r\n ··· here'],
    ['from Ann "Poe" on', 'from ··· "···" on'],
    ['by Jo\u0308rg P. O\u0308’Neill (Acme), 2001', 'by ····· ·· ········ ······, 2001'],
    ['by Jörg P. Ö’Neill (Acme), 2001', 'by ···· ·· ······· ······, 2001'],
  ])('%j', (text, hidden) => {
    expect(mask.hide(text)).toBe(hidden)
    expect(hidden).toHaveLength(text.length)
  })

  it.each([
    'Joann Poe',
    'Ann Poes',
    'Ann, Poe',
    'Ann and Poe',
    'Ann',
    'Ann\n\nPoe'.replace('\n\n', '\nx\n'),
    'ann.poe',
  ])('leaves %j', (text) => expect(mask.hide(text)).toBe(text))

  it('takes a time linear in hostile lines', () => {
    for (const text of [`Ann${' '.repeat(1_000_000)}Pop`, 'Ann '.repeat(250_000), `Ann\n${'> '.repeat(500_000)}`])
      expect(mask.hide(text)).toBe(text)
  })

  it('leaves everything where nobody is masked', () => {
    const none = maskNames([])
    expect([none.isEmpty, none.hide('Ann Poe'), none.author('Ann Poe')]).toEqual([true, 'Ann Poe', 'Ann Poe'])
  })
})

describe('author', () => {
  it.each([
    ['Ann Poe', 'masked poster 1'],
    ['Poe, Ann', 'masked poster 1'],
    ['Ann Poe (work)', 'masked poster 1'],
    ['Kay Poe', 'Kay Poe'],
    [null, null],
  ])('%j', (name, shown) => expect(mask.author(name)).toBe(shown))
})

it.each([
  ['Ann Poe', ['Ann', 'Poe']],
  ['"Poe, Ann X."', ['Ann', 'X.', 'Poe']],
  [' Ann ', ['Ann']],
])('the words of %j', (name, words) => expect(nameWords(name)).toEqual(words))
