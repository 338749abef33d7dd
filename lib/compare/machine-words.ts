import type { System } from '@/lib/model'

/** A machine as the panels name it. */
export interface MachineWords {
  /** "System A", "Athlon I 550, 640 MB"; without a description what the mail is called */
  readonly title: string
  /** all that is said of it; '' where nothing is, or no more than the title */
  readonly facts: string
  /** by part, for "also differs in" */
  readonly system: System
}

/** What stands first, and what belongs together: parts in a bracket share a clause. */
const CLAUSES: readonly (readonly string[])[] = [
  ['cpu', 'memory', 'mainboard'],
  ['raid', 'storage', 'controller', 'chunkSize'],
]
const KNOWN = new Set(['label', ...CLAUSES.flat()])

/** A machine as the archive describes it, and the mail that does so. */
export interface MachineFacts {
  readonly system: System | null
  /** short words (lib/compare/machine); null: nothing is said */
  readonly label: string | null
  readonly subject: string | null
  readonly day: string | null
}

/** Names that a poster gives to tell machines apart; host names say nothing to anybody else. */
const TELLING = /^(?:system|machine|box|server|host|setup|config(?:uration)?)\W*\w{1,12}$/i

export function machineWords({ system, label, subject, day }: MachineFacts): MachineWords {
  const parts = system ?? {}
  const named = TELLING.test(parts.label ?? '') ? parts.label : undefined
  const unnamed = subject === null ? `Machine of a mail${day === null ? '' : ` of ${day}`}` : `Machine of “${subject}”`
  const clauses = [...CLAUSES, Object.keys(parts).filter((part) => !KNOWN.has(part))].map((names) =>
    names.flatMap((name) => (parts[name] ? [partWords(name, parts[name])] : [])).join(', '),
  )
  const title = named ?? label ?? unnamed
  const facts = clauses.filter(Boolean).join('; ')
  return { title, facts: facts === title ? '' : facts, system: parts }
}

const partWords = (part: string, words: string): string => (part === 'chunkSize' ? `chunk ${words}` : words)
