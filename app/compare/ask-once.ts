import { cache } from 'react'
import { toParams } from '@/lib/url/search'
import { askArchive } from './ask-archive'

type PageSearch = Readonly<Record<string, string | readonly string[] | undefined>>

const askByText = cache((search: string) => askArchive(new URLSearchParams(search)))

/** The answer to a page's address: its title and its body ask in the same request, the archive is asked once. */
export const askOnce = (search: PageSearch): ReturnType<typeof askArchive> => askByText(toParams(search).toString())
