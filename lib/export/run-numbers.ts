import type { PermalinkLine } from './lines'

/** Every number of a run in a shared comparison, in place of which `renumber` gives another one. */
function mapRuns(value: unknown, renumber: (id: number) => number): unknown {
  return JSON.parse(JSON.stringify(value), (key, found: unknown) => {
    if (key === 'runId' && typeof found === 'number') return renumber(found)
    if (key === 'runs' && Array.isArray(found)) return found.map((id) => (typeof id === 'number' ? renumber(id) : id))
    return found
  })
}

const IN_ADDRESS = /([?&]run=)(\d+)/g

/** The numbers of runs that a shared comparison names: chosen by hand, or behind a figure. */
export function runsIn({ snapshot }: PermalinkLine): ReadonlySet<number> {
  const found = new Set<number>()
  mapRuns(JSON.parse(snapshot), (id) => {
    found.add(id)
    return id
  })
  return found
}

/** The comparison with the numbers that its runs have here; one that none of them changes stays as it is, letter for letter. */
export function renumberRuns(permalink: PermalinkLine, numberOf: (id: number) => number): PermalinkLine {
  if ([...runsIn(permalink)].every((id) => numberOf(id) === id)) return permalink
  return {
    ...permalink,
    question: permalink.question.replace(IN_ADDRESS, (_, key: string, id: string) => key + numberOf(Number(id))),
    snapshot: JSON.stringify(mapRuns(JSON.parse(permalink.snapshot), numberOf)),
  }
}

/** Numbers of runs in an export and in the archive that takes it. */
export class RunNumbers {
  readonly #wanted = new Set<number>()
  readonly #here = new Map<number, number>()

  /** Remembers only what will be asked for: an archive has millions of runs. */
  want(ids: Iterable<number>): void {
    for (const id of ids) this.#wanted.add(id)
  }

  note(id: number, here: number): void {
    if (this.#wanted.has(id)) this.#here.set(id, here)
  }

  /** undefined: the export has no such run any more. */
  here(id: number): number | undefined {
    return this.#here.get(id)
  }

  get lost(): readonly number[] {
    return [...this.#wanted].filter((id) => !this.#here.has(id))
  }
}
