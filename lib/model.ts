/**
 * The words of IOlore as types: what a mail holds once it has been read. Imports nothing, so that every other
 * folder may import it. `null` means "not stated", never 0 or ''. Lines and columns count from 1.
 */

/** Where a run was measured, by part (`cpu`, `memory`, `raid` …), in the poster's words. `label` is what the poster calls the machine. */
export type System = Readonly<Record<string, string>>

/** Place of a figure in a sweep and how it was measured: `threads`, `clients`, `tasks`, `fileSize`, `blockSize` … */
export type Params = Readonly<Record<string, string | number>>

/** `too_fast`: the tool refused to give a figure (bonnie++'s `+++++`). `not_run`: it says that the test did not take place. */
export type Status = 'ok' | 'too_fast' | 'not_run'

/** `stated`: the words say it. `inferred`: it follows from what they say (a legend, a heading further up). */
export type How = 'stated' | 'inferred'

/** Another place in the message that belongs to a figure: its CPU share, its latency, or the same figure printed again (CSV under a table). */
export interface Mark {
  readonly kind: 'cpu' | 'latency' | 'repeat'
  readonly line: number
  readonly column: number
  readonly text: string
}

/** One figure of a run. `value` is in `unit` (spellings: lib/metrics) and null unless `status` is `ok`. */
export interface Measurement {
  readonly metric: string
  readonly value: number | null
  readonly unit: string | null
  readonly status: Status
  /** percent, as printed beside the figure */
  readonly cpuPercent: number | null
  /** maximum latency printed for the figure, microseconds */
  readonly latencyUs: number | null
  readonly params: Params
  readonly line: number
  readonly column: number
  /** the figure as printed; where wrapping cut it in two, its first piece */
  readonly text: string
  readonly marks: readonly Mark[]
}

export interface Evidence {
  readonly line: number
  /** the words that were read, letter for letter from that line */
  readonly text: string
  readonly how: How
}

/** What is stated of a run besides its figures. */
export interface Conditions {
  readonly toolVersion: string | null
  readonly label: string | null
  readonly kernel: string | null
  /** lower case, by family: ext3, xfs, reiserfs … */
  readonly filesystem: string | null
  /** in the order stated */
  readonly mountOptions: readonly string[] | null
  readonly system: System | null
  /** anything else that the poster varied or fixed on purpose, by name */
  readonly factors: Readonly<Record<string, string>>
}

/**
 * Evidence by field: `kernel`, `filesystem`, `mountOptions`, `toolVersion`, `label`, and one entry for each part:
 * `system.cpu`, `factors.max-readahead`.
 */
export type EvidenceByField = Readonly<Record<string, Evidence>>

/** Something that a careful reader would want to know. `runs` counts the message's (a document's: all) runs from 1. */
export interface Finding {
  readonly kind: string
  readonly severity: 'info' | 'warning'
  readonly message: string
  readonly runs: readonly number[]
  readonly lines: readonly number[]
}

/** One execution of one benchmark on one configuration. */
export interface Run extends Conditions {
  readonly tool: string
  readonly quoted: boolean
  /** first and last line in the message's text */
  readonly lines: readonly [number, number]
  readonly measurements: readonly Measurement[]
  readonly evidence: EvidenceByField
  readonly findings: readonly Finding[]
}

/** One mail. `text` is the mail as people read it: decoded, quote marks kept; every `line` counts its lines. */
export interface Message {
  /** without < >; null when the text has none */
  readonly messageId: string | null
  readonly subject: string | null
  /** display name only, never an address */
  readonly from: string | null
  /** ISO 8601 as stated, with its offset; a bare day where only a day is stated */
  readonly date: string | null
  /** Message-IDs of the mails that it answers, the first of the thread first */
  readonly references: readonly string[]
  readonly text: string
  /** this message's own part of the input, unchanged: reading it alone gives the same message again */
  readonly raw: string
  readonly runs: readonly Run[]
  readonly findings: readonly Finding[]
}

/** What was read in one input. `findings` are about the input as a whole. */
export interface Document {
  readonly parser: string
  readonly messages: readonly Message[]
  readonly findings: readonly Finding[]
}
