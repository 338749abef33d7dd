/** Why the archive cannot be used, with words that a page or the command line shows as they are. */
export type ArchiveErrorKind =
  | 'database_locked'
  | 'database_missing'
  | 'database_newer'
  | 'database_older'
  | 'database_full'
  | 'database_read_only'

const WORDS: Readonly<Record<ArchiveErrorKind, string>> = {
  database_locked:
    'The database is locked: another program is using it. Nothing was changed. Try again in a few seconds.',
  database_missing:
    'The database is not there. Start IOlore with `npm start`, which makes it, or name the right file in IOLORE_DB.',
  database_newer:
    'The database was written by a newer version of IOlore. Nothing was changed. Update IOlore, or name another file in IOLORE_DB.',
  database_older:
    'The database was written by an earlier version of IOlore. Start IOlore with `npm start`, which brings it up to date; nothing in it is lost.',
  database_read_only:
    'The database, or the folder that it lies in, may not be written by this user. Nothing was changed.',
  database_full:
    'The database cannot grow: the disk is full or takes nothing more. What was saved before is there. Make room and try again.',
}

/** A state of the database file that a person can do something about. Anything else that fails is a bug and stays as thrown. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  readonly kind: ArchiveErrorKind
  /** In production Next hands an error page nothing of an error but its digest: so the kind is the digest. */
  readonly digest: ArchiveErrorKind
  /** the file in question, for logs and the command line; a page shows only the message */
  readonly path: string | null

  constructor(kind: ArchiveErrorKind, path: string | null = null, options?: ErrorOptions) {
    super(WORDS[kind], options)
    this.kind = kind
    this.digest = kind
    this.path = path
  }
}

export const isArchiveErrorKind = (kind: unknown): kind is ArchiveErrorKind =>
  typeof kind === 'string' && Object.hasOwn(WORDS, kind)

/** The words for a kind that arrived as a digest; null when it is none of ours. */
export const archiveErrorWords = (kind: unknown): string | null => (isArchiveErrorKind(kind) ? WORDS[kind] : null)

/** SQLite's own error codes behind whatever Prisma or the driver wrapped around them, nearest first. */
function* codesOf(error: unknown): Generator<string> {
  let at = error
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth++) {
    for (const key of ['code', 'originalCode', 'kind'] as const) {
      const code: unknown = Reflect.get(at, key)
      if (typeof code === 'string') yield code
    }
    at = Reflect.get(at, 'cause') ?? Reflect.get(Object(Reflect.get(at, 'meta')), 'driverAdapterError')
  }
}

/** Reads a driver's or Prisma's error; null when it is not a state of the file (a bug: throw it on). */
export function toArchiveError(error: unknown, path: string | null = null): ArchiveError | null {
  if (error instanceof ArchiveError)
    return error.path === null ? new ArchiveError(error.kind, path, { cause: error }) : error
  for (const code of codesOf(error)) {
    // P1008 is what Prisma makes of SQLITE_BUSY ("operation timed out").
    if (
      code.startsWith('SQLITE_BUSY') ||
      code.startsWith('SQLITE_LOCKED') ||
      code === 'SocketTimeout' ||
      code === 'P1008'
    )
      return new ArchiveError('database_locked', path, { cause: error })
    if (code.startsWith('SQLITE_READONLY')) return new ArchiveError('database_read_only', path, { cause: error })
    if (code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR'))
      return new ArchiveError('database_full', path, { cause: error })
    if (code.startsWith('SQLITE_CANTOPEN') || code === 'TableDoesNotExist' || code === 'P2021')
      return new ArchiveError('database_missing', path, { cause: error })
  }
  return null
}
