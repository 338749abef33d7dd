import type { System } from '@/lib/model'

/** A machine as the panels name it. */
export interface MachineWords {
  /** "System A", "Athlon I 550, 640 MB"; without a description what the mail is called */
  readonly title: string
  /** all that is said of it; '' where nothing is */
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

/**
 * `label`: the machine's short words (lib/compare/machine). `subject`: of a message that it is described in. `day`: of that
 * message.
 */
export function machineWords(
  system: System | null,
  label: string | null,
  subject: string | null,
  day: string | null,
): MachineWords {
  const parts = system ?? {}
  const named = /^[\w .#-]{1,40}$/.test(parts.label ?? '') ? parts.label : undefined
  const unnamed = subject === null ? `Machine of a mail${day === null ? '' : ` of ${day}`}` : `Machine of “${subject}”`
  const clauses = [...CLAUSES, Object.keys(parts).filter((part) => !KNOWN.has(part))].map((names) =>
    names.flatMap((name) => (parts[name] ? [partWords(name, parts[name])] : [])).join(', '),
  )
  return { title: named ?? label ?? unnamed, facts: clauses.filter(Boolean).join('; '), system: parts }
}

const partWords = (part: string, words: string): string => (part === 'chunkSize' ? `chunk ${words}` : words)
