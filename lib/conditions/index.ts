import { array } from './array'
import type { Extractor } from './extractor'
import { factors } from './factors'
import { filesystem } from './filesystem'
import { hardware } from './hardware'
import { jobParams } from './job-params'
import { kernel } from './kernel'
import { machineName } from './machine-name'
import { mountOptions } from './mount-options'
import { plainMount } from './plain-mount'
import { sides } from './sides'
import { stack } from './stack'
import { toolVersion } from './tool-version'

/**
 * Every kind of condition that is read from text. A new one is one file and one line here.
 *
 * How a run comes by its conditions:
 *
 * 1. `region.ts` takes the message apart, one region for each quote depth, into what stands over each result, between two of them
 *    (a *gap*) and under the last; `paragraph.ts` and `passage.ts` cut that into passages: a sentence of wrapped prose, else a line.
 * 2. Each extractor of this list is asked about each passage whose `hint` it matches, and answers with what it finds there: field,
 *    value, place, and how firmly the words say it. It sees that passage alone and knows of no run. `read-facts.ts` asks them and
 *    makes *facts* of their answers. Where two extractors find the same words, both say so: whose they are is decided later.
 * 3. `heading.ts` and `heading-kind.ts` tell titles and typed commands from prose. Titles govern what stands under them until one of
 *    their kind (`governing.ts`); lists may explain names (`legend.ts`); of prose `statement.ts` keeps what is said of the runs, and
 *    leaves what is told of the past, of others or of another machine (`aside.ts`).
 * 4. `scope.ts` gives each run its facts, the nearest first: printed in the block, the order in which results stand, headings,
 *    legends, the prose over it, what is said once (`far.ts`); the machine's parts go together (`machine.ts`, `machine-of-run.ts`).
 *    Facts that disagree at one distance are none: the field stays empty.
 * 5. `assign-conditions.ts` does all this for a message, and adds what only the runs beside each other show: a name, what their
 *    titles tell apart (`variant-title.ts`), commands that differ (`varied-lines.ts`). `build-run.ts` writes the run with its evidence.
 *
 * An extractor whose words mean something only over results marks its facts `headingOnly`; what was typed at a shell is `typed`.
 */
export const extractors: readonly Extractor[] = [
  kernel,
  filesystem,
  stack,
  sides,
  mountOptions,
  plainMount,
  toolVersion,
  jobParams,
  machineName,
  array,
  hardware,
  ...factors,
]
