/** One subcommand of `iolore`. */
export interface Command {
  readonly name: string
  /** one line for the list of commands */
  readonly summary: string
  readonly usage: string
  /** Throws a UsageError (exit code 2) or a CommandError (exit code 1) for what a person can put right; anything else is a bug. */
  run(args: readonly string[]): Promise<void>
}

/** What stops a command in words for a person: exit code 1, no stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError'
  readonly exitCode: number = 1
}

/** The command was called wrongly: exit code 2, with its usage. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError'
  override readonly exitCode = 2
}
