import { describe, expect, it } from 'vitest'
import { bodyType, checkInput } from './read-input'

describe('checkInput', () => {
  it.each(['some text', 'ü', new Uint8Array([0x46, 0xfc, 0x72])])('takes %s', (input) => {
    expect(checkInput(input, 100)).toBe(input)
  })
  it.each([
    ['', 400, 'empty_text'],
    [' \n\t', 400, 'empty_text'],
    [new Uint8Array(), 400, 'empty_text'],
    ['ü'.repeat(51), 413, 'body_too_large'],
    ['\0\0\0\u0001', 415, 'binary'],
    [new Uint8Array([0x89, 0x50, 0, 0, 0, 0x0d, 0, 1]), 415, 'binary'],
  ])('refuses %j', (input, status, code) => {
    expect(() => checkInput(input, 100)).toThrow(expect.objectContaining({ status, code }))
  })
})

describe('bodyType', () => {
  const typed = (type: string) =>
    new Request('http://archive.example.org/', { method: 'POST', body: 'x', headers: { 'content-type': type } })
  it.each([
    ['text/plain; charset=utf-8', 'text'],
    ['message/rfc822', 'text'],
    ['Application/JSON', 'json'],
  ])('%s is %s', (type, expected) => {
    expect(bodyType(typed(type))).toBe(expected)
  })
  it.each(['image/png', 'text/html', 'application/pdf'])('refuses %s', (type) => {
    expect(() => bodyType(typed(type))).toThrow(expect.objectContaining({ status: 415, code: 'unknown_type' }))
  })
})
