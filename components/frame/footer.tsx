import Link from 'next/link'
import type { Theme } from './theme'
import { ThemeChoice } from './theme-choice'

export function Footer({ theme }: { readonly theme: Theme }) {
  return (
    <footer className="foot">
      <Link href="/about">How figures are read and compared</Link>
      <ThemeChoice chosen={theme} />
    </footer>
  )
}
