import { Fragment, type ReactNode } from 'react'
import { markLines } from '@/components/mail/line-marks'
import { MailLines } from '@/components/mail/mail-lines'
import { hideAddresses } from '@/lib/mail/hide-addresses'
import { bundleRuns } from './compact'
import { ConditionList, LineLink } from './condition-list'
import type { Condition } from './conditions'
import { SharedFindings } from './findings'
import type { ReadMessage } from './read-run'
import { type RunParts, RunReading } from './run-reading'
import { cutSections, type Scope, type Section } from './sections'

interface MessageReadingProps {
  readonly message: ReadMessage
  readonly parts: RunParts
  /** stands before every address in the page: '' for the only message on it */
  readonly prefix: string
  readonly unfolded: boolean
  readonly unfold: ReactNode
  /** what stands over the first lines: subject, author, date */
  readonly heads: ReactNode
  /** what stands under the last run */
  readonly below?: ReactNode
  /** a page of its own: on a small screen the mail stands there whole, not in a window */
  readonly isWhole?: boolean
}

/** A mail and its reading, section beside section. */
export function MessageReading(props: MessageReadingProps) {
  const { message, parts, prefix, unfolded, unfold, heads, below, isWhole = false } = props
  const { all, sections } = cutSections(message)
  const marks = markLines(message)
  const lines = hideAddresses(message.text).split('\n')
  const last = sections.findLastIndex((section) => section.runs.length > 0)
  const scopes = [all, ...sections.map((section) => section.scope)].filter((scope) => scope !== null)
  return (
    <div className={isWhole ? 'pairs msg' : 'pairs'}>
      {sections.map((section, at) => (
        <Fragment key={section.lines[0]}>
          <div className="src">
            <div className="scroll">
              <MailLines
                lines={lines}
                first={section.lines[0]}
                last={section.lines[1]}
                marks={marks}
                prefix={prefix}
                unfolded={unfolded}
                unfold={unfold}
              />
            </div>
          </div>
          <div className="read">
            <div className={section.isShort ? 'stick' : undefined}>
              {at === 0 && heads}
              {at === 0 && all !== null && <ScopeHead scope={all} parts={parts} prefix={prefix} />}
              {at === 0 && all === null && message.runs.length > 0 && <h2 className="vh">The run</h2>}
              {at === 0 && <SharedFindings message={message} prefix={prefix} />}
              <SectionReading section={section} message={message} parts={parts} prefix={prefix} scopes={scopes} />
              {at === last && below}
              {at > 0 && section.runs.length === 0 && section.scope === null && (
                <p className="small quiet">No result in these lines.</p>
              )}
            </div>
          </div>
        </Fragment>
      ))}
    </div>
  )
}

interface SectionReadingProps extends Pick<MessageReadingProps, 'message' | 'parts' | 'prefix'> {
  readonly section: Section
  readonly scopes: readonly Scope[]
}

function SectionReading({ section, message, parts, prefix, scopes }: SectionReadingProps) {
  return (
    <>
      {section.scope !== null && <ScopeHead scope={section.scope} parts={parts} prefix={prefix} />}
      {bundleRuns(section.runs).map((runs) => (
        <RunReading
          key={runs[0]?.ordinal}
          runs={runs}
          message={message}
          shown={shownAbove(scopes, runs[0]?.ordinal)}
          parts={parts}
          prefix={prefix}
        />
      ))}
    </>
  )
}

const shownAbove = (scopes: readonly Scope[], ordinal: number | undefined): readonly Condition[] =>
  scopes.filter((scope) => scope.runs.some((run) => run.ordinal === ordinal)).flatMap((scope) => scope.conditions)

interface ScopeHeadProps extends Pick<MessageReadingProps, 'parts' | 'prefix'> {
  readonly scope: Scope
}

function ScopeHead({ scope, parts, prefix }: ScopeHeadProps) {
  const first = scope.runs[0]
  const last = scope.runs.at(-1)
  return (
    <>
      <div className="scope">
        <h2>{scope.title}</h2>
        {first !== undefined && last !== undefined && (
          <LineLink line={first.lines[0]} end={last.lines[1]} prefix={prefix} />
        )}
      </div>
      <ConditionList conditions={scope.conditions} show={parts.show} prefix={prefix} more={parts.add?.(scope.runs)} />
    </>
  )
}
