import { expect, it } from 'vitest'
import { readParts } from './read-parts'

/** A form that arrives in pieces of so many bytes. */
function inPieces(bytes: Uint8Array, size: number, type = 'multipart/form-data; boundary=xx'): Request {
  let at = 0
  const body = new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.subarray(at, at + size))
      at += size
    },
  })
  const headers = { 'content-type': type }
  return new Request('http://archive.example.org/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

async function read(request: Request) {
  const parts = []
  for await (const { name, filename, body } of readParts(request)) {
    const pieces = []
    for await (const piece of body) pieces.push(piece)
    parts.push([name, filename, Buffer.concat(pieces).toString('latin1')])
  }
  return parts
}

const part = (head: string, body: string): string =>
  `--xx\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8')

const FORM = bytesOf(
  [
    'to be passed over\r\n',
    part('name="draft"', 'abc'),
    part('name="file"; filename="list.mbox"\r\nContent-Type: application/octet-stream', 'a\r\n--x\r\n\r\n-\0--xx'),
    part('name="file"; filename=""', ''),
    '--xx--\r\n',
  ].join(''),
)

it.each([1, 2, 3, 5, 8, 60, 10_000])('reads the fields of a form that arrives %i bytes at a time', async (size) => {
  expect(await read(inPieces(FORM, size))).toEqual([
    ['draft', null, 'abc'],
    ['file', 'list.mbox', 'a\r\n--x\r\n\r\n-\0--xx'],
    ['file', '', ''],
  ])
})

it('reads what a browser sends', async () => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array([0, 255, 13, 10])], 'a "b"\r\n<b>ü.mbox'))
  form.append('go', 'yes')
  const request = new Request('http://archive.example.org/', { method: 'POST', body: form })
  expect(await read(request)).toEqual([
    ['file', 'a "b"\r\n<b>ü.mbox', '\0ÿ\r\n'],
    ['go', null, 'yes'],
  ])
})

it('reads a name as curl writes it', async () => {
  const form = bytesOf(`${part('name="file"; filename="a \\"b\\".mbox"', 'x')}--xx--`)
  expect(await read(inPieces(form, 10))).toEqual([['file', 'a "b".mbox', 'x']])
})

it('passes over a body that nobody reads', async () => {
  const names = []
  for await (const { name } of readParts(inPieces(FORM, 7))) names.push(name)
  expect(names).toEqual(['draft', 'file', 'file'])
})

it('goes on with a body that was left in the middle', async () => {
  const read = []
  for await (const { body } of readParts(inPieces(FORM, 20))) {
    for await (const piece of body) {
      read.push(`first ${Buffer.from(piece).toString('latin1')}`)
      break
    }
    for await (const piece of body) read.push(Buffer.from(piece).toString('latin1'))
  }
  expect(read.join('').replaceAll('first ', '')).toBe('abca\r\n--x\r\n\r\n-\0--xx')
})

it.each([
  ['nothing', '', 400],
  ['no boundary', 'some text', 400],
  ['an end in the middle of a body', part('name="file"', 'abc').slice(0, -3), 400],
  ['an end behind a body', part('name="file"', 'abc'), 400],
  ['a header without an end', `--xx\r\n${'x'.repeat(20_000)}`, 400],
])('refuses %s', async (_, text, status) => {
  await expect(read(inPieces(bytesOf(text), 100))).rejects.toMatchObject({ status, code: 'broken_form' })
})

it.each(['text/plain', 'multipart/form-data', 'multipart/mixed; boundary=xx'])('refuses %s', async (type) => {
  await expect(read(inPieces(FORM, 100, type))).rejects.toMatchObject({ status: 415, code: 'unknown_type' })
})

it('says of a sender who goes away that the form did not arrive', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(FORM.subarray(0, 90)),
    pull: (controller) => controller.error(new Error('aborted')),
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const request = new Request('http://archive.example.org/', init)
  await expect(read(request)).rejects.toMatchObject({ status: 400, code: 'broken_form' })
})
