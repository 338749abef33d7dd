import Link from 'next/link'
import { NothingAt } from '@/components/frame/nothing-at'
import { getArchive } from '@/lib/db/client'
import { findNearSlugs } from '@/lib/queries/comparison/get-permalink'

const LINKS = (
  <>
    <Link href="/compare">Ask the archive anew</Link>
    <Link href="/runs">All runs</Link>
  </>
)

/** An address that no comparison was given: those that differ in one character may be meant. */
export async function NoSuchKept({ slug }: { readonly slug: string }) {
  const near = await findNearSlugs(await getArchive(), slug)
  return (
    <NothingAt
      title={
        <>
          No comparison has the address <code>/p/{slug}</code>
        </>
      }
      links={LINKS}
      code="no_such_permalink"
    >
      Addresses have 6 characters and never change once given.
      {near.map((one) => (
        <span key={one}>
          {' '}
          <Link href={`/p/${one}`}>/p/{one}</Link> differs in one.
        </span>
      ))}
    </NothingAt>
  )
}
