import Link from 'next/link'
import { SUBJECT_KEYS, type SubjectKey, subjectsPath } from '@/lib/url/subject-href'
import { SUBJECT_WORDS } from './subject-words'

/** The ways to the lists of everything that the archive's runs can be told apart by. */
export function BrowseLinks({ here }: { readonly here?: SubjectKey }) {
  return (
    <nav aria-label="Lists" className="chosen">
      {SUBJECT_KEYS.map((key) =>
        key === here ? (
          <b key={key} aria-current="page">
            {SUBJECT_WORDS[key].many}
          </b>
        ) : (
          <Link key={key} href={subjectsPath(key)} prefetch={false}>
            {SUBJECT_WORDS[key].many}
          </Link>
        ),
      )}
    </nav>
  )
}
