import type { Passage } from './passage'

/**
 * How firmly a passage gives a fact:
 * `always`: for everything measured ("all filesystems ReiserFS", "in all cases set to 511");
 * `set`: it says outright what was used ("running 2.4.9", a uname line, `mount -o noatime`);
 * `named`: it stands there ("2.4.8-ac11"): enough in a heading, in prose only where nothing else is named.
 */
export type Certainty = 'always' | 'set' | 'named'

/** What an extractor found in a passage. */
export interface Found {
  /** as in EvidenceByField: `kernel`, `system.cpu`, `factors.max-readahead`; of `mountOptions` the value is joined by commas */
  readonly field: string
  readonly value: string
  /** where the words stand in the passage's text */
  readonly start: number
  readonly length: number
  readonly certainty: Certainty
  /** "I compiled 2.4.2 and": what ran from there on, and not before */
  readonly later?: boolean
  /** typed at a shell or printed by a tool, not told */
  readonly typed?: boolean
  /** counts only where it stands over results: "with X", "After reboot:" */
  readonly headingOnly?: boolean
  /** told of the result that follows, and ended by what is told next */
  readonly told?: boolean
  /** holds only for runs of that tool or filesystem: "except ext3 used mode data=writeback" */
  readonly only?: { readonly field: 'tool' | 'filesystem'; readonly value: string }
}

/** One kind of condition. A new one is one file that exports one of these and one line in index.ts. */
export interface Extractor {
  readonly name: string
  /** cheap: a passage that it does not match holds no such fact */
  readonly hint: RegExp
  /** Never throws, whatever the text. */
  find(passage: Passage): readonly Found[]
}

/** A fact from a match: the group's place, or the whole match's. */
export function foundAt(match: RegExpMatchArray, words: string, rest: Omit<Found, 'start' | 'length'>): Found {
  const within = match[0].indexOf(words)
  return { ...rest, start: (match.index ?? 0) + Math.max(0, within), length: words.length }
}
