import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'

// On globalThis: Next gives pages and the start of the server a copy of this module each.
const shared: typeof globalThis & { ioloreResponse?: AsyncLocalStorage<ServerResponse> } = globalThis
shared.ioloreResponse ??= new AsyncLocalStorage()

/** Keeps in mind, for each request, where its answer goes to. For the start of the server. */
export function followResponses(): void {
  subscribe('http.server.request.start', (message) => {
    const response: unknown = Reflect.get(Object(message), 'response')
    if (response instanceof ServerResponse) shared.ioloreResponse?.enterWith(response)
  })
}

/**
 * The page that is being made says that there is nothing at its address: it is answered with 404. Next's own way, notFound(), sends a page that
 * stands empty until a script has put the words into it, under another title.
 */
export function sayNotFound(): void {
  const response = shared.ioloreResponse?.getStore()
  if (response !== undefined && !response.headersSent) response.statusCode = 404
}
