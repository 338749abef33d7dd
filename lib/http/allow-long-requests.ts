import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'

/** Time for a few gigabytes over a slow line, milliseconds. */
const LONGEST = 6 * 3_600_000

/** Node gives up a request that has not arrived whole after five minutes, and Next has no word in it. */
export function allowLongRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const server: unknown = Reflect.get(Object(message), 'server')
    if (server instanceof Server) server.requestTimeout = LONGEST
  })
}
