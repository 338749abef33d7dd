import Link from 'next/link'
import { fieldTitle } from '@/components/reading/conditions'
import type { SubjectRow } from '@/lib/queries/subjects/find-subjects'
import { runsHref } from '@/lib/url/runs-filter'
import { type SubjectKey, subjectHref } from '@/lib/url/subject-href'
import { type SubjectsFilter, subjectsHref } from '@/lib/url/subjects-filter'
import { SUBJECT_WORDS } from './subject-words'

interface Props {
  readonly kind: SubjectKey
  readonly rows: readonly SubjectRow[]
  readonly filter: SubjectsFilter
}

/** Parts of a machine that its list shows; its page has all of them. */
const PARTS = ['cpu', 'memory', 'storage'] as const

/** Everything of one kind, a line each. Narrow, a line is two: its name, then the rest. */
export function SubjectsTable({ kind, rows, filter }: Props) {
  const parts = kind === 'machine' ? PARTS : []
  const { one, many } = SUBJECT_WORDS[kind]
  return (
    <div className="scroll">
      <table className={kind === 'machine' ? 'tab wide mails' : 'tab mails subjects'}>
        <caption className="vh">All {many}</caption>
        <thead>
          <tr>
            <Sorted words={one.toLowerCase()} by="name" kind={kind} filter={filter} />
            {parts.map((part) => (
              <th key={part} scope="col">
                {fieldTitle(`system.${part}`)}
              </th>
            ))}
            {kind === 'machine' && <th scope="col">in the mail</th>}
            <Sorted words="runs" by="runs" kind={kind} filter={filter} />
            <th scope="col" className="c">
              messages
            </th>
            <Sorted words="years" by="date" kind={kind} filter={filter} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.value} kind={kind} row={row} parts={parts} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LineProps {
  readonly kind: SubjectKey
  readonly row: SubjectRow
  readonly parts: readonly string[]
}

function Line({ kind, row: { value, name, runs, messages, first, last, system, subject }, parts }: LineProps) {
  return (
    <tr>
      <th scope="row" className={SUBJECT_WORDS[kind].mail ? 'subject m' : 'subject wrap'}>
        <Link href={subjectHref(kind, value)} prefetch={false}>
          {name}
        </Link>
      </th>
      {parts.map((part) => (
        <td key={part} className="wrap">
          {system?.[part] === undefined ? (
            <span className="faint">not stated</span>
          ) : (
            <span className="clamp">{system[part]}</span>
          )}
        </td>
      ))}
      {kind === 'machine' && (
        <td className="wrap quiet">
          <span className="clamp">{subject}</span>
        </td>
      )}
      <td className="c">
        <Link href={runsHref({ [kind]: value })} prefetch={false}>
          {runs}
          <span className="lb"> {runs === 1 ? 'run' : 'runs'}</span>
        </Link>
      </td>
      <td className="c">
        {messages}
        <span className="lb"> {messages === 1 ? 'message' : 'messages'}</span>
      </td>
      <td className="c">{yearsWords(first, last) ?? <span className="faint">undated</span>}</td>
    </tr>
  )
}

const yearsWords = (first: number | null, last: number | null): string | null =>
  first === null || last === null ? null : first === last ? `${first}` : `${first} to ${last}`

interface SortedProps {
  readonly words: string
  readonly by: SubjectsFilter['sort']
  readonly kind: SubjectKey
  readonly filter: SubjectsFilter
}

function Sorted({ words, by, kind, filter }: SortedProps) {
  const isSorted = filter.sort === by
  const direction = by === 'name' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={by === 'name' ? undefined : 'c'} {...(isSorted ? { 'aria-sort': direction } : {})}>
      <Link className="sort" href={subjectsHref(kind, { ...filter, sort: by, page: 1 })} prefetch={false}>
        {words}
        {isSorted && (by === 'name' ? ' ↑' : ' ↓')}
      </Link>
    </th>
  )
}
