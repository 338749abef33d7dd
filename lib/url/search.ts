/** What an address says after its `?`, as Next hands it to a page or as a Request carries it. */
export type SearchInput = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

/** A value in the address that means nothing here. The page goes on with the default and shows `words`. */
export interface Problem {
  readonly key: string
  readonly value: string
  /** a sentence for the reader: "sort=speed is not a column. Sorted by date instead." */
  readonly words: string
}

export interface Read<T> {
  readonly value: T
  readonly problems: readonly Problem[]
}

/** Stands for "not stated" where a filter names one value: `fs=-`. */
export const NOT_STATED = '-'
