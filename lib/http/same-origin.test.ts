import { describe, expect, it } from 'vitest'
import { requireSameOrigin, sameOrigin } from './same-origin'

const post = (headers: Record<string, string>) =>
  new Request('http://archive.example.org/api/messages', {
    method: 'POST',
    headers: { host: 'archive.example.org', ...headers },
  })

describe('sameOrigin', () => {
  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'http://archive.example.org' }, true],
    ['typed by a person', { 'sec-fetch-site': 'none' }, true],
    ['no browser', {}, true],
    ['an older browser on our page', { origin: 'http://archive.example.org' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://archive.example.org' }, false],
    ['a neighbour under one domain', { 'sec-fetch-site': 'same-site' }, false],
    ['an older browser on another site', { origin: 'http://evil.example.com' }, false],
    ['another port', { origin: 'http://archive.example.org:8080' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
  ])('%s', (_, headers, expected) => {
    expect(sameOrigin(post(headers))).toBe(expected)
  })

  it('refuses with 403', () => {
    expect(() => requireSameOrigin(post({ 'sec-fetch-site': 'cross-site' }))).toThrow(
      expect.objectContaining({ status: 403, code: 'cross_origin' }),
    )
  })
})
