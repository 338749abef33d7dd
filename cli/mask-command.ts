import { type Archive, openArchive } from '@/lib/db/client'
import { migrate } from '@/lib/db/migrate'
import { databasePath } from '@/lib/db/project-root'
import { BadName, type Masked, maskName, unmaskName } from '@/lib/mask/mask-name'
import { type Command, CommandError, UsageError } from './command'
import { count } from './count'
import { readArguments } from './read-arguments'

const USAGE = `usage: iolore mask [--reason TEXT] NAME
       iolore mask --undo [--reason TEXT] NAME
       iolore mask --list

Takes a person's name out of the archive, on request: as author, in the text of every mail ("On …, NAME wrote:", From lines, signatures), in what
was read of it, in the search and in whatever is shared. Dots of the same length stand in its place. Mails that come later are masked as they come.
The mails as they came are kept unchanged, and an export for yourself (iolore export) holds them.

NAME is the name as it stands in the mails: "Ann Poe" is found as "Poe, Ann" too, and where a line ends within it. A first name alone, or another
spelling, is another name.

  --undo          name the person again
  --list          print who is masked
  --reason TEXT   why, for the log
`

export const maskCommand: Command = {
  name: 'mask',
  summary: "take a person's name out of the archive",
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...{ undo: { type: 'boolean' }, list: { type: 'boolean' } },
      reason: { type: 'string' },
    })
    const [name, ...more] = positionals
    if (more.length > 0) throw new UsageError(`${more[0]}: put a name of several words in quotes`)
    if (values.list === true ? name !== undefined : name === undefined)
      throw new UsageError(values.list === true ? '--list takes no name' : 'a name is missing')
    const path = databasePath()
    await migrate(path)
    const archive = await openArchive(path)
    try {
      const words =
        name === undefined
          ? await list(archive)
          : await change(archive, { name, undo: values.undo === true, reason: values.reason ?? null })
      process.stdout.write(words)
    } catch (error) {
      throw error instanceof BadName ? new CommandError(error.message) : error
    } finally {
      await archive.$disconnect()
    }
  },
}

interface Wanted {
  readonly name: string
  readonly undo: boolean
  readonly reason: string | null
}

async function change(archive: Archive, { name, undo, reason }: Wanted): Promise<string> {
  const said = ({ label, messages }: Masked) =>
    `${count(messages, 'message')} ${undo ? 'read anew' : 'masked'}, ${label}\n`
  return said(await (undo ? unmaskName : maskName)(archive, name, reason))
}

/** A line for each: the day, what stands for the name, the name. */
async function list(archive: Archive): Promise<string> {
  const masks = await archive.mask.findMany({ orderBy: { name: 'asc' } })
  return masks
    .map(({ name, label, maskedAt }) => `${maskedAt.toISOString().slice(0, 10)}  ${label}  ${name}\n`)
    .join('')
}
