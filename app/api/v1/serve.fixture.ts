import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

const FOLDER = import.meta.dirname

/** Answers what no other route does. The whole server is asked for that (e2e/66-api). */
export const NO_ADDRESS = '/[[...path]]'
const METHODS = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const

type Handler = (request: Request, context: { readonly params: Promise<unknown> }) => Promise<Response>

/** A route file, as Next finds it. */
export interface Route {
  /** `/runs/[id]`, below /api/v1 */
  readonly path: string
  readonly handlers: Readonly<Record<string, Handler>>
}

/** Every route of the API, with what its file exports. */
export async function readRoutes(): Promise<readonly Route[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)route\.ts$/.test(file),
  )
  return Promise.all(
    files.sort().map(async (file) => {
      const module: Record<string, Handler> = await import(pathToFileURL(join(FOLDER, file)).href)
      const handlers = Object.fromEntries(
        METHODS.flatMap((method) => (module[method] ? [[method, module[method]]] : [])),
      )
      return { path: `/${file.replace(/\/?route\.ts$/, '')}`, handlers }
    }),
  )
}

interface Served {
  readonly address: string
  close(): Promise<unknown>
}

/** The routes behind a real socket, found by their paths: what a program meets, without a build. */
export async function serveApi(): Promise<Served> {
  const routes = (await readRoutes())
    .filter(({ path }) => path !== NO_ADDRESS)
    .map((route) => ({ ...route, pattern: patternOf(route.path) }))
  const server = createServer(async (incoming, outgoing) => {
    const request = toRequest(incoming)
    const path = new URL(request.url).pathname
    const found = routes.flatMap(({ pattern, handlers }) => {
      const match = pattern.exec(path)
      return match === null ? [] : [{ handlers, params: match.groups }]
    })[0]
    const handler = found?.handlers[request.method === 'HEAD' ? 'GET' : request.method]
    const response = handler
      ? await handler(request, { params: Promise.resolve(found?.params) })
      : new Response(null, { status: found ? 405 : 404 })
    outgoing.writeHead(response.status, [...response.headers].flat())
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^/api/v1${path.replace(/\./g, '\\.').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`)

function toRequest(incoming: IncomingMessage): Request {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  )
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    ...{ method: incoming.method ?? 'GET', headers, duplex: 'half' },
    body: hasBody ? Readable.toWeb(incoming) : null,
  } as RequestInit)
}
