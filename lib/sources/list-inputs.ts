import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isExport } from './is-export'
import { epochsOf, isGitRepository } from './public-inbox'
import { SourceError } from './raw-mail'

/** One thing to read mails from. */
export interface Input {
  /** `export`: a folder that `iolore export` wrote, which is read as a whole */
  readonly kind: 'public-inbox' | 'file' | 'stdin' | 'export'
  /** as the person named it, with what was found in it */
  readonly name: string
  readonly path: string
  /** bytes of a file; 0 where nobody knows beforehand */
  readonly size: number
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'not allowed to read it',
  EPERM: 'not allowed to read it',
  ELOOP: 'a symbolic link that leads to itself',
}

/** A failure of the file system in words; anything else is thrown on. */
export function inWords(error: unknown): SourceError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words = WORDS[code]
  if (words === undefined) throw error
  return new SourceError(words, { cause: error })
}

/**
 * What a path holds: a file; a public-inbox repository or a folder of them; an export of IOlore; of a Maildir its mails, of any other folder the files in it and
 * below, in the order of their names, without those that begin with a dot. Throws a SourceError where there is nothing to read.
 */
export function listInputs(path: string): readonly Input[] {
  if (path === '-') return [{ kind: 'stdin', name: 'standard input', path, size: 0 }]
  try {
    if (!statSync(path).isDirectory()) return [fileAt(path)]
    const inputs = inputsOf(path)
    if (inputs.length === 0) throw new SourceError('this folder holds no file')
    return inputs
  } catch (error) {
    throw error instanceof SourceError ? error : inWords(error)
  }
}

function inputsOf(folder: string): readonly Input[] {
  if (isGitRepository(folder)) return [repository(folder)]
  if (isExport(folder)) return [{ kind: 'export', name: folder, path: folder, size: 0 }]
  const epochs = epochsOf(folder)
  if (epochs.length > 0) return epochs.map(repository)
  // What is under way into a Maildir is no mail yet.
  const folders = isMaildir(folder) ? [join(folder, 'cur'), join(folder, 'new')] : [folder]
  return folders.flatMap((one) =>
    readdirSync(one, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry): readonly Input[] => {
        const path = join(one, entry.name)
        if (entry.isDirectory()) return inputsOf(path)
        return entry.isFile() ? [fileAt(path)] : []
      }),
  )
}

/** A file that is there. */
export const fileAt = (path: string): Input => ({ kind: 'file', name: path, path, size: statSync(path).size })

const repository = (path: string): Input => ({ kind: 'public-inbox', name: path, path: realpathSync(path), size: 0 })

const isMaildir = (folder: string): boolean => existsSync(join(folder, 'cur')) && existsSync(join(folder, 'new'))
