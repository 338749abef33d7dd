/** One part of a machine: how posters name it. */
export interface HardwarePart {
  /** key of `system`: `cpu`, `memory` … */
  readonly part: string
  /** A thing of this part, named so that it can be nothing else. Global; the match is the value where a phrase names several parts. */
  readonly named: RegExp
  /** cheap: a passage that it does not match names no such part */
  readonly hint: RegExp
  /** The passage must hold this, too: its words alone are used of other things. */
  readonly within?: RegExp
  /** Words that say what it is and nothing of which: dropped at the phrase's ends. */
  readonly filler: RegExp
  /** What `named` found must hold this, too; case counts: a name among common words ("ports of the main board" is none). */
  readonly properName?: RegExp
  /** Only a detail of the part of the same phrase or the one before (`10.000 rpm`): never a part by itself. */
  readonly detail?: RegExp
}
