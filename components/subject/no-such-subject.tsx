import { NothingAt } from '@/components/frame/nothing-at'
import { type SubjectKey, subjectsPath } from '@/lib/url/subject-href'
import { SUBJECT_WORDS } from './subject-words'

interface Props {
  readonly subject: SubjectKey
  readonly value: string
}

/** Of something that no run of the archive states. */
export function NoSuchSubject({ subject, value }: Props) {
  const { one, many } = SUBJECT_WORDS[subject]
  return (
    <NothingAt
      title={
        <>
          No run of this archive states the {one.toLowerCase()} <code>{value}</code>
        </>
      }
      links={
        <>
          <a href={subjectsPath(subject)}>All {many}</a>
          <a href="/runs">All runs</a>
        </>
      }
      code="no_such_subject"
    >
      Names stand in addresses as they stand in the mails, letter for letter.
    </NothingAt>
  )
}
