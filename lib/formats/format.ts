import type { Line } from '../mail/line'
import type { Evidence, Finding, Measurement } from '../model'

/** A condition that the benchmark printed itself: machine column, version cell, command line inside the block. */
export interface Printed {
  /** a field as in EvidenceByField: `label`, `toolVersion`, `kernel`, `system.label`, `factors.sync` … */
  readonly field: string
  readonly value: string
  readonly evidence: Evidence
}

/** What one block says of one run. Several rows under one head are several of them. */
export interface BlockRun {
  readonly tool: string
  readonly printed: readonly Printed[]
  readonly measurements: readonly Measurement[]
  /** first and last line number of what belongs to this run */
  readonly lines: readonly [number, number]
  readonly findings: readonly Finding[]
}

/** A stretch of lines that one benchmark printed. `first` and `last` are indices into the lines (both inside). */
export interface Block {
  readonly format: Format
  readonly first: number
  readonly last: number
  readonly runs: readonly BlockRun[]
}

/** Lines that look like this format and could not be read: never a silent loss. Becomes a finding. */
export interface NearMiss {
  readonly first: number
  readonly last: number
  /** why, in words for a reader: "the head of a bonnie++ table; the row of figures under it is missing" */
  readonly why: string
  /** The figures stand there, only what this format needs besides is missing: a leftover format may read them. */
  readonly isOpen?: boolean
}

/** What a reader is told of a benchmark: on the page of formats, and where nothing was found in a text. */
export interface About {
  /** which versions and layouts are read */
  readonly reads: string
  /** as it stands in mail, short; this format reads it (a test sees to it) */
  readonly sample: string
}

/**
 * One benchmark. Recognises by shape (the head and at least one row that fits it), never by a keyword.
 * A new benchmark is one file that exports one of these, one line in formats/index.ts, and two fixture pairs.
 */
export interface Format {
  /** in the spelling of lib/metrics: `bonnie++` */
  readonly tool: string
  readonly about: About
  /** a line that may open a block; cheap (no backtracking, no flags), tested on every line's text of every mail */
  readonly signature: RegExp
  /** Reads the block that opens at `lines[at]`. null: not this format. Never throws, whatever the text. */
  read(lines: readonly Line[], at: number): Block | NearMiss | null
  /** Puts together what is one run though it stands in several blocks (a CSV line and its table). Given this format's blocks in order. */
  join?(blocks: readonly Block[], lines: readonly Line[]): readonly Block[]
  /** The parameter over which consecutive results of one configuration are one run's sweep: `clients`. */
  readonly sweep?: string
  /** A result that belongs to another tool's when it stands directly under it (`time`); `only`: alone it is nothing (`load`). */
  readonly joinsAbove?: boolean | 'only'
  /** It may print everything on one line (JSON), and reads a line of any length in linear time. Others never see lines over 4000 characters. */
  readonly longLines?: boolean
  /** Of no layout of its own (`typed`): asked only about the lines that no other format claims. */
  readonly leftover?: boolean
  /** Of a leftover format: asked about the lines that `read` has left, too. */
  readRest?(lines: readonly Line[], at: number): Block | NearMiss | null
  /** Of a leftover format: tells the lines that it is asked about at all. Cheaper than `read`, and never too few. */
  placesIn?(lines: readonly Line[]): (at: number) => boolean
}

export const isBlock = (read: Block | NearMiss): read is Block => 'runs' in read
