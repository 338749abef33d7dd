import { getArchive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { getPermalink, type Permalink } from '@/lib/queries/comparison/get-permalink'

/** The kept comparison of an address, or 404: for its forms. */
export async function findKept(slug: string): Promise<Permalink> {
  const kept = await getPermalink(await getArchive(), slug)
  if (kept === null) throw new HttpError(404, 'no_such_permalink', `No comparison has the address /p/${slug}.`)
  return kept
}

/** What a form of a kept comparison is made with. */
export interface KeptRequest {
  readonly params: Promise<{ readonly slug: string }>
}
