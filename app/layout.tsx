import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Footer } from '@/components/frame/footer'
import { Header } from '@/components/frame/header'
import { KeepTarget } from '@/components/frame/keep-target'
import { SURROUNDINGS } from '@/components/frame/surroundings'
import { themeCookie, themeOf } from '@/components/frame/theme'
import { plex } from './fonts/plex'
import './styles/index.css'

export const metadata: Metadata = {
  title: { default: 'IOlore: benchmark results out of mailing-list mail', template: '%s - IOlore' },
  description: 'The storage-benchmark numbers buried in mailing lists, made comparable.',
}

export const viewport: Viewport = { colorScheme: 'light dark' }

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // a nonce for each request (proxy.ts) needs pages that are made for each request
  await connection()
  const theme = themeOf((await cookies()).get(themeCookie)?.value)
  const isBare = (await headers()).get(SURROUNDINGS) === 'none'
  return (
    <html lang="en" className={plex} data-theme={theme === 'auto' ? undefined : theme}>
      {isBare && (
        <head>
          {/* in somebody else's frame a link opens beside it */}
          <base target="_blank" />
        </head>
      )}
      <body className={isBare ? 'bare' : undefined}>
        {!isBare && (
          <>
            <a className="skip" href="#main">
              To the content
            </a>
            <Header />
          </>
        )}
        <main id="main">{children}</main>
        {!isBare && <Footer theme={theme} />}
        <KeepTarget />
      </body>
    </html>
  )
}
