import { cache } from 'react'
import { getArchive } from '@/lib/db/client'
import { getPermalink } from '@/lib/queries/comparison/get-permalink'

/** The kept comparison of an address, read once for title and page of one request. */
export const readKept = cache(async (slug: string) => getPermalink(await getArchive(), slug))
