'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/** The secret of an edit link stands in the fragment, which no server and no other site is sent. */
const SECRET = /^#edit=([\w-]+)$/

/** Takes the secret out of the address, and opens the message with it for this browser. */
export function EditLink({ id }: { readonly id: string }) {
  const router = useRouter()
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    const token = SECRET.exec(window.location.hash)?.[1]
    if (token === undefined) return
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    const headers = { 'Content-Type': 'application/json' }
    fetch(`/api/v1/messages/${id}/edit`, { method: 'POST', headers, body: JSON.stringify({ token }) }).then(
      (response) => (response.ok ? router.push(`/messages/${id}?edit=1`) : setWrong(true)),
      () => setWrong(true),
    )
  }, [id, router])
  return isWrong ? (
    <p role="alert" className="warn mb4">
      This is not the edit link of this message. What you change here is a proposal.
    </p>
  ) : null
}
