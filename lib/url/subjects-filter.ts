import { createSerializer, parseAsStringLiteral } from 'nuqs/server'
import { FIRST_PAGE, PAGE_COMPLAINTS, PAGE_PARSERS, type Page } from './page'
import { type Complaints, type Read, readSearch, type SearchInput } from './search'
import { type SubjectKey, subjectsPath } from './subject-href'

/** How the lists of filesystems, kernels, machines … can be sorted. */
export const SUBJECT_SORTS = ['runs', 'name', 'date'] as const

/** Which page of such a list. Keys: `sort`, `page`, `rows`. */
export interface SubjectsFilter extends Page {
  /** `runs`: most first; `name`: from A, kernels in their order; `date`: the latest first */
  readonly sort: (typeof SUBJECT_SORTS)[number]
}

export const ALL_SUBJECTS: SubjectsFilter = { sort: 'runs', ...FIRST_PAGE }

/** Every key of the lists and their other forms. */
export const SUBJECTS_PARSERS = {
  sort: parseAsStringLiteral(SUBJECT_SORTS).withDefault(ALL_SUBJECTS.sort),
  ...PAGE_PARSERS,
}

const complaints: Complaints<typeof SUBJECTS_PARSERS> = {
  sort: 'is not one of runs, name, date. Sorted by runs instead.',
  ...PAGE_COMPLAINTS,
}

/** A broken value falls back to its default with a word about it. Never throws. */
export const readSubjectsFilter = (search: SearchInput): Read<SubjectsFilter> =>
  readSearch(SUBJECTS_PARSERS, complaints, search)

const serialize = createSerializer(SUBJECTS_PARSERS)

/** The address of a list, defaults left out. `form`: `.json`. */
export const subjectsHref = (key: SubjectKey, filter: Partial<SubjectsFilter> = {}, form = ''): string =>
  subjectsPath(key) + form + serialize({ ...ALL_SUBJECTS, ...filter })
