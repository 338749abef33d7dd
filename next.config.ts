import type { NextConfig } from 'next'

const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

const config: NextConfig = {
  poweredByHeader: false,
  // A second build beside a running dev server goes elsewhere.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Native or WebAssembly inside: loaded by Node, not bundled. (What migrates stays out of the server: scripts/ runs it.)
  serverExternalPackages: [
    'better-sqlite3',
    '@prisma/client',
    '@prisma/adapter-better-sqlite3',
    '@prisma/driver-adapter-utils',
    '@resvg/resvg-js',
  ],
  // The address of a kept comparison with an ending is the same in another form.
  rewrites: async () => [
    // Asked for by browsers that show a text or a picture by itself, which names no icon.
    { source: '/favicon.ico', destination: '/icon.svg' },
    { source: '/p/:slug([0-9a-z]{6}).:form(svg|png|txt|md|csv|json|bib)', destination: '/p/:slug/data.:form' },
  ],
  // The Content-Security-Policy carries a nonce for every page and stands in proxy.ts.
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    // Older browsers' word for the policy's frame-ancestors.
    { source: '/((?!p/[0-9a-z]{6}/embed$).*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
  ],
}

export default config
