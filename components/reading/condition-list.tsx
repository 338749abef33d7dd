import { Fragment, type ReactNode } from 'react'
import type { Evidence } from '@/lib/model'
import { byWords } from './by-words'
import { type Condition, fieldTitle } from './conditions'

/** How a condition's value is shown: as words, or as something that can be changed. */
export type ShowValue = (condition: Condition) => ReactNode

interface ConditionListProps {
  readonly conditions: readonly Condition[]
  readonly show: ShowValue
  readonly prefix: string
  /** what stands behind the last condition: how to add one */
  readonly more?: ReactNode
}

/** Conditions with the lines that they were read from. */
export function ConditionList({ conditions, show, prefix, more }: ConditionListProps) {
  if (conditions.length === 0 && more === undefined) return null
  return (
    <dl className="cond">
      {conditions.map((condition) => (
        <Fragment key={condition.field}>
          <dt>{fieldTitle(condition.field)}</dt>
          <dd className="v">{show(condition)}</dd>
          <dd className="e">
            <Source condition={condition} prefix={prefix} />
          </dd>
          {condition.corrected !== null && (
            <dd className="was">
              <WasRead condition={condition} prefix={prefix} />
            </dd>
          )}
        </Fragment>
      ))}
      {more}
    </dl>
  )
}

/** A value in the words of the mail; broken after commas, where mount options are long. */
export function ValueText({ value }: { readonly value: string | null }) {
  if (value === null) return <span className="faint">not stated</span>
  const [first, ...rest] = value.split(/(?<=,)/)
  return (
    <>
      {first}
      {rest.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order, never moved
        <Fragment key={at}>
          <wbr />
          {piece}
        </Fragment>
      ))}
    </>
  )
}

/** `stated L12, L14`, `inferred L15`, `corrected` */
function Source({ condition, prefix }: { readonly condition: Condition; readonly prefix: string }) {
  if (condition.corrected !== null) return 'corrected'
  const [first] = condition.evidence
  if (first === undefined) return null
  return (
    <>
      {first.how === 'inferred' ? <b>inferred</b> : 'stated'} <Lines evidence={condition.evidence} prefix={prefix} />
    </>
  )
}

function WasRead({ condition, prefix }: { readonly condition: Condition; readonly prefix: string }) {
  const { read = null, by = null } = condition.corrected ?? {}
  const words = by === null ? '' : `; corrected ${byWords(by)}`
  if (read === null) return `not stated in the mail${words}`
  return (
    <>
      read as <code>{read}</code>
      {condition.evidence.length > 0 && ', '}
      <Lines evidence={condition.evidence} prefix={prefix} />
      {words}
    </>
  )
}

/** So many lines are named; a condition that every run's table repeats has more than anybody would follow. */
const NAMED = 3

function Lines({ evidence, prefix }: { readonly evidence: readonly Evidence[]; readonly prefix: string }) {
  const lines = evidence.map(({ line }) => line)
  return (
    <>
      {lines.slice(0, NAMED).map((line, at) => (
        <Fragment key={line}>
          {at > 0 && ', '}
          <LineLink line={line} prefix={prefix} />
        </Fragment>
      ))}
      {lines.length > NAMED && ' …'}
    </>
  )
}

/** `L24`, to that line of the mail; with an end `L24–36`. */
export function LineLink({
  line,
  end,
  prefix,
}: {
  readonly line: number
  readonly end?: number
  readonly prefix: string
}) {
  return (
    <a className="at" href={`#${prefix}L${line}`}>
      L{line}
      {end !== undefined && end !== line && `–${end}`}
    </a>
  )
}
