import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './command'

type Options = NonNullable<ParseArgsConfig['options']>
type Read<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; args: string[] }>>

/** Node's parseArgs with its complaints as a UsageError. */
export function readArguments<const O extends Options>(args: readonly string[], options: O): Read<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new UsageError(error.message.replace(/\. To specify a positional argument.*$/s, ''))
    throw error
  }
}
