import type { SubjectKey } from '@/lib/url/subject-href'

interface SubjectWords {
  /** "Filesystem" */
  readonly one: string
  /** "filesystems" */
  readonly many: string
  /** its name stands so in a mail: set in Mono */
  readonly mail: boolean
}

/** What has a page and a list of its own, as pages call it, in the order in which they name it. */
export const SUBJECT_WORDS: Readonly<Record<SubjectKey, SubjectWords>> = {
  tool: { one: 'Benchmark', many: 'benchmarks', mail: false },
  filesystem: { one: 'Filesystem', many: 'filesystems', mail: true },
  kernel: { one: 'Kernel', many: 'kernels', mail: true },
  option: { one: 'Mount option', many: 'mount options', mail: true },
  machine: { one: 'Machine', many: 'machines', mail: false },
  poster: { one: 'Poster', many: 'posters', mail: false },
  list: { one: 'List', many: 'lists', mail: false },
}
