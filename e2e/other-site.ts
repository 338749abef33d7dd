import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another site on this computer that shows one page (browsers keep sites of the network from framing what is local). */
export async function withOtherSite(html: string, visit: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // it listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo
  try {
    await visit(`http://127.0.0.1:${port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
