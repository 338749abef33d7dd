import { expect, it } from 'vitest'
import { isForm, readForm, textField } from './read-form'

const form = (text: string): Request => {
  const body = new FormData()
  body.set('text', text)
  return new Request('http://archive.example.org/', { method: 'POST', body })
}

it('gives a text the line ends that it had', async () => {
  const read = await readForm(form('one\r\ntwo\r\n'), 1000)
  expect(textField(read, 'text')).toBe('one\ntwo\n')
  expect(textField(read, 'other')).toBeNull()
})

it('knows a form by its type', () => {
  expect(isForm(form('x'))).toBe(true)
  expect(isForm(new Request('http://archive.example.org/', { method: 'POST', body: '{}' }))).toBe(false)
})

it('refuses what is too long or no form', async () => {
  await expect(readForm(form('x'.repeat(2000)), 1000)).rejects.toThrow(expect.objectContaining({ status: 413 }))
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = new Request('http://archive.example.org/', { method: 'POST', body: 'no boundary here', headers })
  await expect(readForm(broken, 1000)).rejects.toThrow(expect.objectContaining({ status: 400, code: 'broken_form' }))
})
