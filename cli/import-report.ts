import type { Came, ImportedExport } from '@/lib/export/import-export'
import type { Listener, Outcome } from '@/lib/import/import-input'
import type { Ingested } from '@/lib/ingest'
import type { Input } from '@/lib/sources/list-inputs'
import { count } from './count'
import type { ProgressLine } from './progress-line'

/** Where in what input. */
interface Place {
  readonly file: string
  /** in words; '' for a whole file */
  readonly at: string
}

const WORDS = { new: 'new', known: 'already here', removed: 'taken back before, left out' } as const

/** What was read of one input. */
interface ReadInput {
  readonly file: string
  readonly mails: number
  readonly withResults: number
  /** read by another import of the same source at the same time */
  readonly meanwhile: number
  /** mails read of it before, and when last */
  readonly before: { readonly mails: number; readonly at: string } | null
}

type Stored = Ingested & Place
type Dropped = Place & { readonly why: string }
type Failed = Dropped & { readonly messageId: string | null }

const placeWords = ({ file, at }: Place): string => (at === '' ? file : `${file}, ${at}`)

/** What an import says: a line for each message that was stored or failed, and what it came to; or all of it as JSON at the end. */
export class ImportReport {
  readonly #inWords: boolean
  readonly #dry: boolean
  readonly #stored: Stored[] = []
  readonly #dropped: Dropped[] = []
  readonly #failed: Failed[] = []
  readonly #exports: { readonly file: string; readonly outcome: ImportedExport }[] = []
  readonly #read: ReadInput[] = []
  /** inputs that could not be read, with why */
  readonly unread: string[] = []

  /** @param dry nothing is stored */
  constructor(inWords: boolean, dry: boolean) {
    this.#inWords = inWords
    this.#dry = dry
  }

  get hasNew(): boolean {
    return (
      this.#stored.some(({ status }) => status === 'new') ||
      this.#exports.some(({ outcome }) => outcome.messages.new > 0)
    )
  }

  unreadable(name: string, why: string): void {
    this.unread.push(`${name}: ${why}`)
  }

  listen({ name: file }: Input, shown: ProgressLine): Listener {
    const say = (words: string): void => {
      if (!this.#inWords) return
      shown.clear()
      process.stdout.write(`${words}\n`)
    }
    return {
      progress: (state) => shown.show(file, state),
      stored: (message) => {
        const stored = { file, ...message }
        this.#stored.push(stored)
        const word = WORDS[message.status]
        say(
          `${placeWords(stored)}: ${message.id} ${word}, ${count(message.runs, 'run')}, ${count(message.figures, 'figure')}`,
        )
      },
      dropped: (at, why) => {
        this.#dropped.push({ file, at, why })
        say(`${placeWords({ file, at })}: left out, ${why}`)
      },
      failed: (at, messageId, why) => {
        this.#failed.push({ file, at, messageId, why })
        say(`${placeWords({ file, at })}: ${messageId ?? 'without a Message-ID'} failed: ${why}`)
      },
    }
  }

  read({ name: file }: Input, { mails, results, meanwhile, earlier }: Outcome): void {
    const before = earlier === null ? null : { mails: earlier.mails, at: earlier.updatedAt }
    this.#read.push({ file, mails, withResults: results, meanwhile, before })
    if (!this.#inWords) return
    if (mails > 0 && results === 0) process.stdout.write(`${file}: no benchmark result found\n`)
    if (mails + meanwhile === 0 && before !== null) {
      const verb = before.mails === 1 ? 'was' : 'were'
      const day = before.at.slice(0, 10)
      process.stdout.write(`${file}: nothing new since ${day}: ${count(before.mails, 'mail')} ${verb} read before\n`)
    }
  }

  /** An export was taken in. */
  took({ name: file }: Input, outcome: ImportedExport): void {
    this.#exports.push({ file, outcome })
    if (this.#inWords) process.stdout.write(`${exportLines(file, outcome, this.#dry).join('\n')}\n`)
  }

  end(): void {
    if (this.#inWords) {
      const isOnlyExports = this.#exports.length > 0 && this.#read.length === 0
      if (!isOnlyExports) process.stdout.write(`${this.#totals()}\n`)
      if (this.#dry) process.stdout.write('Nothing was stored.\n')
      else if (!isOnlyExports) process.stdout.write(`${this.#summary()}\n`)
      return
    }
    const read = { mails: this.#sum('mails'), withResults: this.#sum('withResults') }
    const exports = this.#exports.map(({ file, outcome }) => ({ file, ...outcome }))
    const [messages, dropped, failed, inputs] = [this.#stored, this.#dropped, this.#failed, this.#read]
    const report = { read, inputs, messages, dropped, failed, exports }
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  }

  #sum(what: 'mails' | 'withResults' | 'meanwhile'): number {
    return this.#read.reduce((sum, input) => sum + input[what], 0)
  }

  #totals(): string {
    const others = this.#sum('meanwhile')
    const meanwhile = others > 0 ? `, ${others.toLocaleString('en')} by another import meanwhile` : ''
    const left = this.#dropped.length > 0 ? `, ${this.#dropped.length} left out` : ''
    const failed = this.#failed.length > 0 ? `, ${this.#failed.length} failed` : ''
    return `${count(this.#sum('mails'), 'mail')} read, ${this.#sum('withResults').toLocaleString('en')} with results${meanwhile}${left}${failed}`
  }

  #summary(): string {
    const added = this.#stored.filter(({ status }) => status === 'new')
    const runs = added.reduce((sum, message) => sum + message.runs, 0)
    const known = this.#stored.filter(({ status }) => status === 'known').length
    const removed = this.#stored.length - added.length - known
    return `${count(added.length, 'message')} new with ${count(runs, 'run')}, ${known.toLocaleString('en')} already here${removed === 0 ? '' : `, ${removed.toLocaleString('en')} taken back before and left out`}`
  }
}

function exportLines(file: string, outcome: ImportedExport, dry: boolean): readonly string[] {
  const { holds, messages, readOtherwise, kept } = outcome
  const whole = `${file}: an export with ${count(holds.messages, 'message')} and ${count(holds.runs, 'run')}, undamaged`
  if (dry) return [whole]
  const came = (noun: string, { new: added, known }: Came): readonly string[] =>
    added + known === 0 ? [] : [`${count(added, noun)} new, ${known.toLocaleString('en')} already here`]
  return [
    whole,
    ...kept.map((words) => `${file}: kept as it is here: ${words}`),
    ...came('message', messages),
    ...(readOtherwise > 0 ? [`${count(readOtherwise, 'message')} of these as another parser read them, kept so`] : []),
    ...came('correction', outcome.corrections),
    ...came('shared comparison', outcome.permalinks),
    ...came('imported source', outcome.sources),
    ...came('browser import', outcome.imports),
    ...came('removed message', outcome.removed),
    ...came('logged change', outcome.changes),
    ...came('proposal', outcome.proposals),
    ...came('masked name', outcome.masks),
  ]
}
