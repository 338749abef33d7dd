import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAt, type Input } from '@/lib/sources/list-inputs'
import { type OpenInput, openInput } from '@/lib/sources/open-input'
import { type Mails, SourceError } from '@/lib/sources/raw-mail'
import { NAMES } from './imports-folder'

/** What an import's source is known by while it is read. */
export const sourceKeyOf = (id: string): string => `import ${id}`

const GONE = 'the files that were sent are not there any more: send them again'

/**
 * All files of an import as one input, in the order in which they came: a cursor is how many files were read to their end and, behind a blank, the
 * cursor in the one after them. A file that cannot be read is passed over, with why.
 */
export async function openUpload(id: string, folder: string): Promise<OpenInput> {
  const inputs = await inputsIn(folder)
  const total = inputs.reduce((sum, { size }) => sum + size, 0)
  /** bytes of the files before the one that is being read, and of that one */
  let before = 0
  let inside = (): number => 0

  async function* mails(after: string | null): Mails {
    const [file = '0', cursor = ''] = after?.split(' ') ?? []
    const first = Number(file)
    if (inputs.length === 0) yield { failed: GONE, at: '', cursor: '0 ' }
    for (const [at, input] of inputs.entries()) {
      if (at >= first) yield* mailsOf(input, at, at === first && cursor !== '' ? cursor : null)
      before += input.size
      inside = () => 0
    }
  }
  async function* mailsOf(input: Input, at: number, after: string | null): Mails {
    const placeOf = (words: string): string => (inputs.length === 1 ? words : `${input.name}${words && `, ${words}`}`)
    const next = `${at + 1} `
    try {
      const open = await openInput(input)
      inside = () => (open.share() ?? 1) * input.size
      for await (const one of open.mails(after))
        yield { ...one, at: placeOf(one.at), cursor: open.key === null ? next : `${at} ${one.cursor}` }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      yield { failed: error.message, at: placeOf(''), cursor: next }
    }
  }
  return { key: sourceKeyOf(id), share: () => (total === 0 ? null : (before + inside()) / total), mails }
}

/** None: they are not there. */
async function inputsIn(folder: string): Promise<readonly Input[]> {
  try {
    const names = JSON.parse(await readFile(join(folder, NAMES), 'utf8')) as string[]
    return names.map((name, at) => ({ ...fileAt(join(folder, String(at + 1))), name }))
  } catch {
    return []
  }
}
