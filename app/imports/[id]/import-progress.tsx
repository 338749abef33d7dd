import { count } from '@/components/count'
import { Mark } from '@/components/mark'
import { dateWords } from '@/components/reading/message-heads'
import { sizeText } from '@/lib/http/limits'
import type { ImportStatus } from '../import-status'
import { filesWords, outcome, savedWords } from '../words'

interface ImportProgressProps {
  readonly status: ImportStatus
  /** seconds until it is read; null: nobody knows */
  readonly left: number | null
  /** it may be cancelled from here */
  readonly isOwn: boolean
}

/** How far an import is, what it came to, and what can be done about it. */
export function ImportProgress({ status, left, isOwn }: ImportProgressProps) {
  const files = filesWords(status)
  return (
    <>
      <h1>{heading(status)}</h1>
      <p className="quiet mb3">
        <code>{files}</code>, {sizeText(status.size)}, sent on {dateWords(status.createdAt.slice(0, 10))}
      </p>
      <p className="vh" role="status">
        {heading(status)}
      </p>
      <State status={status} left={left} />
      {status.mails + status.dropped + status.failed > 0 && <Counts status={status} />}
      <Actions status={status} isOwn={isOwn} />
    </>
  )
}

function heading(status: ImportStatus): string {
  if (status.stopped !== null) return 'Stopped'
  if (status.state === 'reading') return 'Reading'
  return outcome(status)
}

const leftWords = (seconds: number): string =>
  seconds < 90 ? `about ${Math.ceil(seconds)} s left` : `about ${Math.round(seconds / 60)} min left`

function State({ status, left }: Omit<ImportProgressProps, 'isOwn'>) {
  const { share, size, state, stopped, waitsFor } = status
  if (stopped !== null)
    return (
      <p className="finding">
        <Mark kind="finding" />
        <span>
          <b>It is not being read.</b> {stopped} What was read before is kept, and “Go on” begins there.
        </span>
      </p>
    )
  if (state === 'waiting')
    return (
      <p>
        One import is read at a time.{' '}
        {waitsFor !== null && (
          <>
            Before this one comes <a href={`/imports/${waitsFor.id}`}>{waitsFor.name}</a>.{' '}
          </>
        )}
        You may close this page: it is read without it.
      </p>
    )
  if (state === 'reading')
    return (
      <>
        <p className="quiet mb2">
          {sizeText(Math.round(share * size))} of {sizeText(size)} read{left !== null && `, ${leftWords(left)}`}. You
          may close this page: reading goes on, and this address says how far it is.
        </p>
        <progress max={1} value={share} aria-label="Share that was read">
          {Math.floor(share * 100)} %
        </progress>
      </>
    )
  if (state === 'cancelled')
    return (
      <p>
        {status.added > 0 ? `${savedWords(status)} were saved before and stay. ` : 'Nothing was saved. '}
        The rest was not read, and what was sent is not kept. Sent again, it is read from its beginning; what is here
        already stays as it is.
      </p>
    )
  return null
}

function Counts({ status }: { readonly status: ImportStatus }) {
  const { added, dropped, failed, known, mails, results, runs } = status
  const rows: readonly (readonly [number: number, words: string])[] = [
    [mails, mails === 1 ? 'mail read' : 'mails read'],
    [results, results < mails ? 'with results; the others are not kept' : 'with results'],
    [added, `${added === 1 ? 'message' : 'messages'} saved, with ${count(runs, 'run')}`],
    [known, `${known === 1 ? 'message' : 'messages'} already here`],
    [dropped, 'left out'],
  ]
  return (
    <table className="tab plain mt3" aria-label="What was read">
      <tbody>
        {rows.map(
          ([number, words]) =>
            number > 0 && (
              <tr key={words}>
                <td className="c">{number.toLocaleString('en')}</td>
                <td>{words}</td>
              </tr>
            ),
        )}
        {failed > 0 && (
          <tr>
            <td className="c">{failed.toLocaleString('en')}</td>
            <td className="warn">
              <Mark kind="finding" /> failed
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Actions({ status: { id, state, stopped }, isOwn }: Omit<ImportProgressProps, 'left'>) {
  if ((state !== 'waiting' && state !== 'reading') || (stopped === null && !isOwn)) return null
  return (
    <form className="row mt3" method="post" action={`/api/v1/imports/${id}/cancel`} encType="multipart/form-data">
      {stopped !== null && (
        <button className="btn main" type="submit" formAction={`/api/v1/imports/${id}/read`}>
          Go on
        </button>
      )}
      {isOwn && (
        <>
          <button className="btn" type="submit">
            Cancel the import
          </button>
          <span className="quiet">What is saved stays.</span>
        </>
      )}
    </form>
  )
}
