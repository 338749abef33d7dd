import { type NextRequest, NextResponse } from 'next/server'
import { SURROUNDINGS } from '@/components/frame/surroundings'

/**
 * A nonce for every page. Next reads it from the request's policy and puts it on its own scripts.
 * Not for /api, but where a path is no address, and /upload/preview: what a proxy matches has its body cut at 10 MB, with status 200.
 * Nor for pictures, which have a policy of their own: this one would refuse the style inside them.
 * Answers without scripts (JSON, CSV, text) may pass; the policy does not touch them.
 */
export function proxy(request: NextRequest): NextResponse {
  if (!isDecodable(request.nextUrl.pathname)) return noAddress(request.nextUrl.pathname)
  if (!METHODS.has(request.method)) return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const isEmbed = EMBED.test(request.nextUrl.pathname)
  const policy = policyWith(crypto.randomUUID().replaceAll('-', ''), isEmbed ? '*' : "'none'")
  const headers = new Headers(request.headers)
  // written in any case, so that nobody else's word for it counts
  headers.set(SURROUNDINGS, isEmbed ? 'none' : 'all')
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** Next makes a page for any method that it does not know. What else an address knows of these it says itself. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const NO_ADDRESS =
  'This is no address: behind a percent sign stand two hexadecimal digits, and itself it is written %25.'

/** Of a page a sentence, of the API its shape of an error. */
const noAddress = (path: string): NextResponse =>
  path.startsWith('/api/')
    ? NextResponse.json({ error: { code: 'no_address', message: NO_ADDRESS } }, { status: 400 })
    : new NextResponse(`${NO_ADDRESS}\n`, { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** Next answers a path that says nothing, `/kernels/%zz`, with a failure of its own. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The one page that other sites may frame; app/layout.tsx leaves out what stands around a page there. */
const EMBED = /^\/p\/[0-9a-z]{6}\/embed$/

function policyWith(nonce: string, framedBy: string): string {
  // the development server evaluates strings for its stack traces and writes <style> for its overlay
  const development = process.env.NODE_ENV === 'development'
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

export const config = {
  matcher: [
    '/((?!api/|upload/preview|_next/|icon|favicon|robots.txt|.*\\.svg$).*)',
    // what is no address has no body that could be cut
    '/api/(.*%(?![0-9A-Fa-f]{2}).*)',
  ],
}
