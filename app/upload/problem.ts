import { sizeText } from '@/lib/http/limits'

/** Why a text could not be taken: what is so, why, what to do. */
export interface Problem {
  readonly title: string
  readonly words: string
  readonly status: number
  /** as the API calls it; null: found in the browser, no request was made */
  readonly code: string | null
}

const KEPT = 'The text is still in the box of the page before this one.'
const again = 'Nothing was stored. Try again in a few seconds.'

/** By the code of the error. What the server says in JSON is not repeated here: a link could put any words into it. */
const PROBLEMS: Readonly<Record<string, readonly [status: number, title: string, words: string]>> = {
  uploads_off: [403, 'No uploads', 'This archive takes none through the web, only from its command line.'],
  upload_token: [401, 'A token is asked for', `This archive takes uploads with its token only. ${KEPT}`],
  too_many_uploads: [
    429,
    'Enough for today',
    `So many uploads a day are taken from one address. Come back tomorrow. ${KEPT}`,
  ],
  empty_text: [400, 'There is no text', 'Paste a mail, or choose a file that holds one.'],
  broken_form: [400, 'The form did not arrive whole', `Send it again. ${KEPT}`],
  cross_origin: [403, 'This came from another site', 'Only a page of this archive may save into it. Nothing was done.'],
  expired: [410, 'The preview is gone', `A text that nobody saves is kept for a while only, and in no file. ${KEPT}`],
  body_too_large: [413, 'Too long to paste', `${KEPT} Save it as a file and import that below, as an archive.`],
  binary: [
    415,
    'This is no text',
    'It is a binary file. A packed mailbox can be imported below, as an archive; else save the mail as text. Nothing was stored.',
  ],
  no_file: [400, 'There is no file', 'Choose one. Nothing was sent.'],
  empty_file: [400, 'This file is empty', 'Nothing was kept.'],
  import_too_large: [
    413,
    'Too large to import here',
    'Nothing was kept. Pack it, or import it with npx iolore import FILE.',
  ],
  too_many_files: [413, 'Too many files', 'Put them into one mbox. Nothing was kept.'],
  unknown_type: [415, 'The form did not arrive', 'Send it again. Nothing was kept.'],
  disk_full: [507, 'The disk of the server is full', 'Nothing was kept. Make room there and send it again.'],
  folder_read_only: [
    503,
    'The server cannot keep the file',
    'It may not write into its folder of imports. Nothing was kept.',
  ],
  no_result: [
    422,
    'No result found',
    `Nothing in it had the shape of a benchmark's output, so nothing was stored. ${KEPT}`,
  ],
  nameless_condition: [
    422,
    'A condition has no name',
    'A value was added, but not what it is the value of. Go back and name it.',
  ],
  bad_correction: [
    422,
    'A correction fits no run',
    'The text was changed after it was read. Go back and read it again.',
  ],
  database_locked: [503, 'The archive cannot be written', `Another program holds the database. ${again} ${KEPT}`],
  database_missing: [503, 'The archive is not there', `Its file was moved or never made. ${KEPT}`],
  database_read_only: [503, 'The archive cannot be written', `Its file or its folder may not be changed. ${KEPT}`],
  database_full: [507, 'The archive cannot grow', `The disk is full. ${KEPT}`],
  database_newer: [503, 'The archive is newer than this program', `Update IOlore. ${KEPT}`],
  database_older: [
    503,
    'The archive is older than this program',
    `Start IOlore with npm start, which brings it up to date. ${KEPT}`,
  ],
}

/** Bytes that are taken at most. */
export interface Limits {
  readonly paste: number
  readonly archive: number
}

export function problemOf(code: string, limits: Limits): Problem {
  const known = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined
  const [status, title, words] = known ?? [500, 'A fault of ours', `It is in the log now. Nothing was stored. ${KEPT}`]
  const limit =
    code === 'body_too_large'
      ? `The limit for a paste is ${sizeText(limits.paste)}. `
      : code === 'import_too_large'
        ? `The limit for an import here is ${sizeText(limits.archive)}. `
        : ''
  const stated = limit + words
  return { code: known === undefined ? 'internal' : code, status, title, words: stated }
}

/** The address of the upload page that explains a problem. */
export const problemHref = (code: string): string => `/upload?problem=${encodeURIComponent(code)}`
