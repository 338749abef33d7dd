import { Mark } from '@/components/mark'
import type { Problem } from '@/lib/url/search'

/** What the address asked for and could not get; the rest of it is answered. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <div role="status" className="mt2">
      {problems.map((problem) => (
        <p key={`${problem.key} ${problem.value}`} className="finding">
          <Mark kind="finding" />
          <span>
            <b>Left out:</b> {problem.words}
          </span>
        </p>
      ))}
    </div>
  )
}
