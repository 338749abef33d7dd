import { TOKEN_AT_LEAST } from './operator'

type Environment = Readonly<Record<string, string | undefined>>

const COUNTS = ['IOLORE_MAX_PASTE', 'IOLORE_MAX_IMPORT', 'IOLORE_MAX_UNPACKED', 'IOLORE_UPLOADS_A_DAY'] as const
const SECRETS = ['IOLORE_ADMIN_TOKEN', 'IOLORE_UPLOAD_TOKEN'] as const
const UPLOADS = ['open', 'token', 'off']

/**
 * What the server's environment says that it cannot mean, a sentence each. A server does not start with one: an archive must not
 * stand open, nor a limit be another, by a slip of the pen. What is not said, or empty, has its default.
 */
export function wrongSettings(environment: Environment): readonly string[] {
  const uploads = environment.IOLORE_UPLOADS || 'open'
  return [
    ...COUNTS.filter((name) => environment[name] && !isCount(Number(environment[name]))).map(
      (name) => `${name}=${environment[name]} is no whole number from 1 up, such as 20000000.`,
    ),
    ...SECRETS.filter((name) => environment[name] && environment[name].length < TOKEN_AT_LEAST).map(
      (name) => `${name} is shorter than ${TOKEN_AT_LEAST} characters: it could be guessed.`,
    ),
    ...(UPLOADS.includes(uploads) ? [] : [`IOLORE_UPLOADS=${uploads} is not one of ${UPLOADS.join(', ')}.`]),
    ...(uploads === 'token' && !environment.IOLORE_UPLOAD_TOKEN
      ? ['IOLORE_UPLOADS=token needs IOLORE_UPLOAD_TOKEN, the secret that lets upload.']
      : []),
  ]
}

const isCount = (stated: number): boolean => Number.isSafeInteger(stated) && stated > 0
