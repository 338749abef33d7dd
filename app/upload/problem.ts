/** Why a form was sent back, in words for the upload page. The text stays where it was typed: one page back. */
export interface Problem {
  readonly code: string
  readonly title: string
  readonly status: number
}

const PROBLEMS: readonly Problem[] = [
  { code: 'empty_text', title: 'There is no text', status: 400 },
  { code: 'body_too_large', title: 'Too long to paste', status: 413 },
  { code: 'binary', title: 'This is no text', status: 415 },
  { code: 'no_result', title: 'No result found', status: 422 },
  { code: 'nameless_condition', title: 'A condition has no name', status: 422 },
  { code: 'bad_correction', title: 'A correction fits no run', status: 422 },
  { code: 'broken_form', title: 'The form did not arrive whole', status: 400 },
  { code: 'cross_origin', title: 'This came from another site', status: 403 },
  { code: 'expired', title: 'The preview is gone', status: 410 },
  { code: 'database_locked', title: 'The archive cannot be written', status: 503 },
  { code: 'database_missing', title: 'The archive is not there', status: 503 },
  { code: 'database_newer', title: 'The archive is newer than this program', status: 503 },
]

const UNKNOWN: Problem = { code: 'internal', title: 'A fault of ours', status: 500 }

export const problemOf = (code: string): Problem => PROBLEMS.find((each) => each.code === code) ?? { ...UNKNOWN }

const WORDS = 400

/** The address of the upload page that explains a problem. `words`: what the server said, shown as text. */
export function problemHref(code: string, words: string | null): string {
  const search = new URLSearchParams({ problem: code })
  if (words !== null) search.set('words', words.slice(0, WORDS))
  return `/upload?${search}`
}
