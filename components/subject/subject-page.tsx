import type { Metadata } from 'next'
import { withArchive } from '@/components/frame/with-archive'
import { getArchive } from '@/lib/db/client'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { getSubject } from '@/lib/queries/subjects/get-subject'
import type { SubjectKey } from '@/lib/url/subject-href'
import { textInPath } from '@/lib/url/text-in-path'
import { NoSuchSubject } from './no-such-subject'
import { SubjectView } from './subject-view'
import { SUBJECT_WORDS } from './subject-words'

interface Props {
  readonly params: Promise<{ readonly value: string }>
}

/** The two exports of a page about one kind of subject. */
export const subjectPage = (key: SubjectKey) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const value = textInPath((await params).value)
    const { one } = SUBJECT_WORDS[key]
    if (!(await isThere(key, value))) return { title: `No such ${one.toLowerCase()}` }
    return { title: key === 'machine' ? 'A machine' : `${one} ${value}` }
  },
  async page({ params }: Props) {
    const value = textInPath((await params).value)
    return withArchive(async (archive) => {
      const subject = await getSubject(archive, key, value)
      if (subject === null) return <NoSuchSubject subject={key} value={hideEverywhere(value)} />
      return <SubjectView subject={hideEverywhere(subject)} />
    })
  },
})

/** Of an archive that cannot be read the page itself says what is wrong. */
async function isThere(key: SubjectKey, value: string): Promise<boolean> {
  try {
    return (await getSubject(await getArchive(), key, value)) !== null
  } catch {
    return true
  }
}
