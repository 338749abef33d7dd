import { describe, expect, it } from 'vitest'
import { answer, answerForm } from './answer'
import { HttpError } from './http-error'

const gone = () => {
  throw new HttpError(404, 'no_such_import', 'No import has this address.', { 'Retry-After': '5' })
}

const request = (type: string, accept: string) =>
  new Request('http://127.0.0.1/api', { method: 'POST', body: '', headers: { 'Content-Type': type, Accept: accept } })

const FORM = 'application/x-www-form-urlencoded'
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8'

describe('what goes wrong', () => {
  it('is the one shape of an error', async () => {
    const response = await answer(gone)
    expect([response.status, response.headers.get('retry-after')]).toEqual([404, '5'])
    expect(await response.json()).toEqual({
      error: { code: 'no_such_import', message: 'No import has this address.' },
    })
  })

  it('is a sentence where a page sent a form', async () => {
    const response = await answerForm(request(FORM, PAGE), gone)
    expect([response.status, response.headers.get('retry-after')]).toEqual([404, '5'])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toMatch(/^No import has this address\.\n/)
  })

  it.each([
    ['a program that sends a form', FORM, '*/*'],
    ['a script of a page', 'application/json', PAGE],
  ])('is the one shape of an error for %s', async (_, type, accept) => {
    const response = await answerForm(request(type, accept), gone)
    expect(await response.json()).toMatchObject({ error: { code: 'no_such_import' } })
  })
})
