/** The one figure that stands for a run in a table. */
export interface MainFigure {
  readonly metric: string
  /** "block write" */
  readonly title: string
  /** "32 clients", "1 thread"; null where there is no place in a sweep */
  readonly place: string | null
  /** as printed; '+++++' and the like where there is no value */
  readonly text: string
  readonly value: number | null
  readonly unit: string | null
  readonly line: number
  readonly column: number
}

/** A run as a row of a table. */
export interface RunRow {
  readonly id: number
  readonly messageId: string
  /** place in the message, from 1 */
  readonly ordinal: number
  /** as stated, ISO 8601; the first ten characters are the day */
  readonly date: string | null
  readonly subject: string | null
  /** display name only */
  readonly author: string | null
  /** that it came through */
  readonly list: string | null
  readonly tool: string
  readonly toolVersion: string | null
  readonly label: string | null
  readonly kernel: string | null
  readonly filesystem: string | null
  /** as written, joined by commas */
  readonly mountOptions: string | null
  /** the factors in words: `max-readahead 511; kupdated stopped` */
  readonly varied: string | null
  /** its key: /machines/<key> */
  readonly machine: string
  readonly machineLabel: string | null
  /** of the array: `raid5` */
  readonly raid: string | null
  readonly quoted: boolean
  /** null for a run without figures */
  readonly main: MainFigure | null
  /** figures of the run */
  readonly figures: number
  /** kinds of the findings about this run */
  readonly findings: readonly string[]
  /** label (or "run 2") of the earlier run of its message that has the same figures */
  readonly equals: string | null
  /** other messages that quote it */
  readonly seenIn: number
}
