import { type NextRequest, NextResponse } from 'next/server'

/**
 * A nonce for every page. Next reads it from the request's policy and puts it on its own scripts.
 * Not for /api and /upload/preview: what a proxy matches has its body cut at 10 MB, with status 200.
 * Nor for pictures, which have a policy of their own: this one would refuse the style inside them.
 * Answers without scripts (JSON, CSV, text) may pass; the policy does not touch them.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyWith(crypto.randomUUID().replaceAll('-', ''))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

function policyWith(nonce: string): string {
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
    "frame-ancestors 'none'",
  ].join('; ')
}

export const config = {
  matcher: ['/((?!api/|upload/preview|_next/|icon|favicon|robots.txt|.*\\.svg$).*)'],
}
