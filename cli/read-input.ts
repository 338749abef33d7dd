import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { CommandError, UsageError } from './command'

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'not allowed to read it',
}

/** The bytes of a file, or of standard input for `-`. */
export async function readInput(name: string): Promise<Uint8Array> {
  if (name === '-') return buffer(process.stdin)
  try {
    return await readFile(name)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new CommandError(`${name}: ${WORDS[code] ?? String(error)}`, { cause: error })
  }
}

/** The files named on the command line: at least one, standard input at most once. */
export function filesOf(positionals: readonly string[]): readonly string[] {
  if (positionals.length === 0) throw new UsageError('name at least one file, or - for standard input')
  if (positionals.filter((name) => name === '-').length > 1) throw new UsageError('- can stand only once')
  return positionals
}
