import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { withArchive } from '@/components/frame/with-archive'
import { credentialsOf } from '@/lib/access/credentials'
import { adminToken, isOperator, TOKEN_AT_LEAST } from '@/lib/access/operator'
import type { Archive } from '@/lib/db/client'
import { findMasks } from '@/lib/mask/find-masks'
import { Masks } from './masks'

export const metadata: Metadata = { title: 'Operator' }

/** Where the operator comes and goes, and sees what waits. */
export default async function OperatorPage({ searchParams }: PageProps<'/operator'>) {
  const { wrong } = await searchParams
  if (adminToken() === null)
    return (
      <>
        <h1>There is no operator</h1>
        <p className="mt2">
          Set <code>IOLORE_ADMIN_TOKEN</code> to a secret of {TOKEN_AT_LEAST} characters or more and start the server
          again.
        </p>
      </>
    )
  if (!isOperator(credentialsOf(await headers()))) return <SignIn isWrong={wrong === '1'} />
  return withArchive(async (archive) => (
    <Waiting proposals={await findWaiting(archive)} masks={<Masks masks={await findMasks(archive)} />} />
  ))
}

function SignIn({ isWrong }: { readonly isWrong: boolean }) {
  return (
    <>
      <h1>Operator</h1>
      {isWrong && (
        <p role="alert" className="warn mt2">
          This is not the operator’s token.
        </p>
      )}
      <form method="post" action="/api/v1/session" className="row mt3">
        <input
          className="field"
          type="password"
          name="token"
          aria-label="Operator’s token"
          autoComplete="current-password"
        />
        <button className="btn main" type="submit">
          Come in
        </button>
      </form>
    </>
  )
}

const findWaiting = (archive: Archive) =>
  archive.proposal.groupBy({
    by: ['messageId'],
    where: { state: 'waiting' },
    _count: { id: true },
    orderBy: { _count: { id: 'desc' } },
    take: 100,
  })

interface WaitingProps {
  readonly proposals: Awaited<ReturnType<typeof findWaiting>>
  readonly masks: React.ReactNode
}

function Waiting({ proposals, masks }: WaitingProps) {
  return (
    <>
      <h1>Operator</h1>
      <p className="quiet mt2">You may correct and remove every message, and decide about proposals.</p>
      <h2 className="mt4">Proposals that wait</h2>
      {proposals.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul className="plain">
          {proposals.map(({ messageId, _count }) => (
            <li key={messageId}>
              <a href={`/messages/${messageId}?edit=1#changes`}>{messageId}</a> {_count.id}
            </li>
          ))}
        </ul>
      )}
      {masks}
      <form method="post" action="/api/v1/session" className="mt4">
        <button className="btn" type="submit" name="leave" value="1">
          Leave
        </button>
      </form>
    </>
  )
}
