import { SUBJECT_KEYS, subjectsPath } from '@/lib/url/subject-href'

export interface PageFormat {
  readonly name: 'JSON' | 'CSV' | 'text' | 'Atom'
  readonly href: string
}

/** What a page can also be had as: its own address with another ending and the same question behind it. */
export function pageFormats(path: string, search: string): readonly PageFormat[] {
  const query = search === '' ? '' : `?${search}`
  if (path === '/') return [{ name: 'JSON', href: '/overview.json' }]
  if (path === '/imports') return listFormats(path, query).slice(0, 2)
  if (path === '/formats') return [{ name: 'JSON', href: '/formats.json' }]
  if (path === '/runs' || path === '/messages' || path === '/unread') return listFormats(path, query)
  if (path === '/compare')
    return [
      { name: 'JSON', href: `/compare.json${query}` },
      { name: 'CSV', href: `/compare.csv${query}` },
      { name: 'text', href: `/compare.txt${query}` },
    ]
  if (SUBJECT_KEYS.some((key) => path === subjectsPath(key))) return listFormats(path, query)
  const [, kind, id] = /^\/(messages|imports)\/([^/]+)$/.exec(path) ?? []
  if (id === undefined) return []
  const json: PageFormat = { name: 'JSON', href: `/api/v1/${kind}/${id}` }
  return kind === 'messages' ? [json, { name: 'CSV', href: `/messages/${id}/csv` }] : [json]
}

const listFormats = (path: string, query: string): readonly PageFormat[] => [
  { name: 'JSON', href: `${path}.json${query}` },
  { name: 'CSV', href: `${path}.csv${query}` },
  { name: 'Atom', href: `${path}.atom${query}` },
]
