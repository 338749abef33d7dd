import { expect, test } from 'vitest'
import type { Piece } from '@/lib/compare/comparison'
import { headline } from './headline'

const say = (verdict: readonly (readonly Piece[])[]): string =>
  headline(verdict)
    .map(({ text }) => text)
    .join('')
const words = (text: string): Piece => ({ text, kind: 'words' })
const figure = (text: string): Piece => ({ text, kind: 'figure', href: '/messages/a#L1' })

test('figures in brackets are for the drawing', () => {
  const sentence: readonly Piece[] = [
    words('With '),
    { text: 'delaylog', kind: 'condition' },
    words(', sequential block write fell to '),
    { text: '×0.44', kind: 'ratio' },
    words(' of the baseline on system A ('),
    figure('153107'),
    words(' to '),
    figure('67526'),
    words(' KiB/s) and stayed at '),
    { text: '×0.99', kind: 'ratio' },
    words(' on system B ('),
    figure('198720'),
    words(' to 197319 KiB/s).'),
  ]
  expect(say([sentence, [words('More.')]])).toBe(
    'With delaylog, sequential block write fell to ×0.44 of the baseline on system A and stayed at ×0.99 on system B',
  )
  expect(headline([sentence]).every((piece) => piece.href === undefined)).toBe(true)
})

test.each([
  [[], ''],
  [[[]], ''],
  [[[words('There is nothing to compare.')]], 'There is nothing to compare'],
  [[[words('Rose (twice), then fell.')]], 'Rose, then fell'],
  [[[words('Rose ('), figure('1'), words(').')]], 'Rose'],
  [[[words('To '), { text: '2.4.10', kind: 'condition' as const }, words('.')]], 'To 2.4.10'],
])('%o', (verdict, expected) => {
  expect(say(verdict)).toBe(expected)
})
