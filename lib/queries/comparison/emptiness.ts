/** "Without filesystem jfs there are 8 runs": one condition taken away. */
export interface WithoutOne {
  /** "filesystem jfs" */
  readonly words: string
  readonly href: string
  readonly runs: number
}

/** The nearest question that has data: "bonnie++ on xfs by mount options". */
export interface Nearest {
  readonly words: string
  readonly href: string
  readonly runs: number
}

export interface Emptiness {
  /** "No run of bonnie++ on jfs." */
  readonly words: string
  /** "The archive has 8 runs of bonnie++ and 1 run on jfs, but none that is both." */
  readonly why: string
  /** most runs first; only those with any */
  readonly without: readonly WithoutOne[]
  readonly nearest: readonly Nearest[]
}
