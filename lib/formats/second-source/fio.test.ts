import { describe, expect, test } from 'vitest'
import { formsOfFio, outputsOf } from './forms.fixture'
import { disagreements, figuresIn } from './two-forms.fixture'

const PLACES = ['job', 'group']

describe.each(outputsOf('fio'))('fio %s: the forms of one execution', (_, text) => {
  const forms = formsOfFio(text)
  const human = figuresIn(forms.human)
  const others = [forms.terse, forms.json].filter((form) => form !== null).map(figuresIn)

  test('every figure for people is in the other forms, and theirs are for people', () => {
    expect(human.length).toBeGreaterThan(10)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) {
      expect(disagreements(human, other, PLACES)).toEqual([])
      expect(disagreements(other, human, PLACES)).toEqual([])
    }
  })

  test('together they are one run', () => {
    expect(figuresIn(text)).toHaveLength(human.length)
  })
})

test('terse and JSON are compared too', () => {
  const both = outputsOf('fio').flatMap(([, text]) => {
    const { terse, json } = formsOfFio(text)
    return terse !== null && json !== null ? [[figuresIn(terse), figuresIn(json)] as const] : []
  })
  expect(both.length).toBeGreaterThan(0)
  for (const [terse, json] of both) expect(disagreements(terse, json, PLACES)).toEqual([])
})
