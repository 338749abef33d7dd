import Link from 'next/link'
import type { ReactNode } from 'react'
import { getArchive } from '@/lib/db/client'
import { findNearSlugs } from '@/lib/queries/get-permalink'
import { readKept } from './read-kept'

interface Props {
  readonly children: ReactNode
  readonly params: Promise<{ readonly slug: string }>
}

/** A kept comparison, or the word that there is none: `children` is then the empty not-found page, with its status 404. */
export default async function KeptLayout({ children, params }: Props) {
  const { slug } = await params
  if ((await readKept(slug)) !== null) return children
  return (
    <>
      <NoSuch slug={slug} near={await findNearSlugs(await getArchive(), slug)} />
      {children}
    </>
  )
}

function NoSuch({ slug, near }: { readonly slug: string; readonly near: readonly string[] }) {
  return (
    <>
      <h1>
        No comparison has the address <code>/p/{slug}</code>
      </h1>
      <p className="mt2">
        Addresses have 6 characters and never change once given.{' '}
        {near.map((one) => (
          <span key={one}>
            <Link href={`/p/${one}`}>/p/{one}</Link> differs in one.{' '}
          </span>
        ))}
        <Link href="/compare">Ask the archive anew</Link>, or look through <Link href="/runs">its runs</Link>.
      </p>
    </>
  )
}
