import { HttpError } from './http-error'

/**
 * Whether a request that changes something comes from our own pages. Browsers send `Sec-Fetch-Site` (all current ones) or
 * `Origin` (all, on POST); what sends neither is no browser, so nobody's session can be ridden by it.
 */
export function sameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  try {
    return new URL(origin).host === (host ?? new URL(request.url).host)
  } catch {
    return false // `null` (a sandboxed frame, a redirect across origins) is no URL
  }
}

/** Throws 403 unless the request comes from our own pages or from no browser at all. */
export function requireSameOrigin(request: Request): void {
  if (sameOrigin(request)) return
  throw new HttpError(403, 'cross_origin', 'This request comes from another site. Nothing was done.')
}
