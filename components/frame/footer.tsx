import Link from 'next/link'
import { getArchive } from '@/lib/db/client'
import { PARSER } from '@/lib/parse'
import { countArchive } from '@/lib/queries/overview/count-archive'
import { count } from '../count'
import type { Theme } from './theme'
import { ThemeChoice } from './theme-choice'
import { ThisPageAs } from './this-page-as'

export async function Footer({ theme }: { readonly theme: Theme }) {
  return (
    <footer className="foot">
      <ThisPageAs />
      <span>{await holds()}</span>
      <Link href="/about" prefetch={false}>
        How figures are read and compared
      </Link>
      <Link href="/about/api" prefetch={false}>
        For programs
      </Link>
      <ThemeChoice chosen={theme} />
    </footer>
  )
}

async function holds(): Promise<string> {
  try {
    const { messages, runs, figures } = await countArchive(await getArchive())
    return `${count(messages, 'message')}, ${count(runs, 'run')}, ${count(figures, 'figure')}; parser ${PARSER}`
  } catch {
    // why it cannot be read is for the page itself to say; a page that does not need it stays whole
    return `parser ${PARSER}`
  }
}
