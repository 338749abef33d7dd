import { describe, expect, it } from 'vitest'
import { readBody } from './read-body'

/** A body that arrives in pieces and says nothing of its length. */
function streamed(pieces: readonly string[]): Request {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
  return new Request('http://archive.example.org/', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('readBody', () => {
  it.each([
    ['nothing', [], ''],
    ['one piece', ['abc'], 'abc'],
    ['several', ['ab', '', 'cde'], 'abcde'],
    ['just the limit', ['12345', '67890'], '1234567890'],
  ])('reads %s', async (_, pieces, expected) => {
    expect(text(await readBody(streamed(pieces), 10))).toBe(expected)
  })

  it('has no body', async () => {
    expect(await readBody(new Request('http://archive.example.org/'), 10)).toHaveLength(0)
  })

  it.each([
    ['a byte too much', ['1234567890', '1'], 'Too long to paste: 11 bytes'],
    ['so much that it is not read to its end', ['x'.repeat(60), 'x'.repeat(60)], 'Longer than 10 bytes'],
  ])('refuses %s', async (_, pieces, words) => {
    await expect(readBody(streamed(pieces), 10)).rejects.toThrow(
      expect.objectContaining({ status: 413, code: 'body_too_large', message: expect.stringContaining(words) }),
    )
  })
})
