import { cache } from 'react'
import { askArchive } from './ask-archive'

type PageSearch = Readonly<Record<string, string | readonly string[] | undefined>>

const askByText = cache((search: string) => askArchive(new URLSearchParams(search)))

/** The answer to a page's address: its title and its body ask in the same request, the archive is asked once. */
export function askOnce(search: PageSearch): ReturnType<typeof askArchive> {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) params.append(key, one)
  return askByText(params.toString())
}
