/** One option of a select or one link. */
export interface Choice {
  /** what goes into the address; for holds the whole `field:value` */
  readonly value: string
  readonly label: string
  /** it stands so in a mail (set in Mono) */
  readonly mail: boolean
  /** runs that it stands for, under the rest of the question; null: it stands for no runs of its own */
  readonly runs: number | null
  readonly chosen: boolean
}

/** A choice in IOlore's own words. */
export const choice = (value: string, label: string, runs: number | null, chosen: boolean): Choice => ({
  value,
  label,
  mail: false,
  runs,
  chosen,
})
