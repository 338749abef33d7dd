import type { RunsFilter } from './runs-filter'

/** What has a page of its own: the key of /runs that chooses its runs, and the folder that its pages stand in. */
const FOLDERS = {
  tool: 'benchmarks',
  filesystem: 'filesystems',
  kernel: 'kernels',
  option: 'options',
  machine: 'machines',
  poster: 'posters',
  list: 'lists',
} as const

export type SubjectKey = keyof typeof FOLDERS & keyof RunsFilter

/** The folders, by which a program names a kind of subject. */
export const SUBJECT_KINDS: readonly string[] = Object.values(FOLDERS)

/** The key of a folder; null: there is no such. */
export const subjectKeyOf = (folder: string): SubjectKey | null =>
  Object.keys(FOLDERS)
    .filter(isSubjectKey)
    .find((key) => FOLDERS[key] === folder) ?? null

export const isSubjectKey = (key: string): key is SubjectKey => Object.hasOwn(FOLDERS, key)

export const SUBJECT_KEYS = Object.keys(FOLDERS).filter((key): key is SubjectKey => isSubjectKey(key))

/** The list of all of them: `/filesystems`. */
export const subjectsPath = (key: SubjectKey): string => `/${FOLDERS[key]}`

/** `/filesystems/xfs`, `/kernels/2.4.10-ac1`, `/options/data%3Dwriteback`. */
export const subjectHref = (key: SubjectKey, value: string): string => `/${FOLDERS[key]}/${encodeURIComponent(value)}`
