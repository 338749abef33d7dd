import { createServer } from 'node:net'
import { Trouble } from './say.mjs'

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: taken } = server.address()
      server.close(() => resolve(taken))
    })
  })

/** A port that nobody listens on. */
export const freePort = (host = '127.0.0.1') => listen(0, host)

const WORDS = {
  EADDRINUSE: (host, port) =>
    `Port ${port} of ${host} is in use, perhaps by another IOlore. Stop that, or choose another: PORT=${port + 1} npm start`,
  EACCES: (_, port) => `Port ${port} may not be used without more rights. Choose one from 1024 up: PORT=3000 npm start`,
  EADDRNOTAVAIL: (host) =>
    `${host} is no address of this computer. HOST=127.0.0.1 is this computer alone, HOST=0.0.0.0 every network.`,
  ENOTFOUND: (host) => `${host} is no address that can be found. HOST=127.0.0.1 is this computer alone.`,
}

/**
 * Where to listen, from HOST and PORT; checked before anything long is begun.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export async function readAddress(env = process.env) {
  const host = env.HOST || '127.0.0.1'
  const stated = env.PORT || '3000'
  const port = Number(stated)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Trouble(`PORT=${stated} is no port: a number from 1 to 65535.`)
  try {
    return { host, port: await listen(port, host) }
  } catch (error) {
    const words = WORDS[error.code]
    throw words === undefined ? error : new Trouble(words(host, port))
  }
}

/** The address for a browser on this computer. */
export function urlOf({ host, port }) {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
