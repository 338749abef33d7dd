import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { allowLongRequests } from './allow-long-requests'

it('gives what is sent more time than Node does', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  const before = server.requestTimeout
  try {
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    allowLongRequests()
    await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
    expect(server.requestTimeout).toBeGreaterThan(before)
  } finally {
    server.close()
  }
})
