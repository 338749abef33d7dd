import { subscribe } from 'node:diagnostics_channel'

/** No Request of the fetch standard can have them, so Next fails where it makes one, with 500 and a trace in the log. */
const UNUSUAL = new Set(['TRACE', 'TRACK'])

/** They are answered like any other method that an address does not know. */
export function answerUnusualMethods(): void {
  subscribe('http.server.request.start', (message) => {
    const request: unknown = Reflect.get(Object(message), 'request')
    if (UNUSUAL.has(String(Reflect.get(Object(request), 'method')))) Reflect.set(Object(request), 'method', 'UNKNOWN')
  })
}
