import type { Token } from '../tokens'
import { isMeasured } from './words'

/** A head over one column, and what a line of heads above says of it. */
export interface Head {
  readonly token: Token
  readonly over: Token | null
}

const WORD = String.raw`(?:avg |mean |[a-z]{3,5} )?(?:[km]?iops|bw|bandwidth|throughput|lat(?:ency)?|elapsed|[kmg]i?b\/s(?:ec)?)`
const BEHIND = new RegExp(`^(\\S.*?)[ _]${`(${WORD})`}$`, 'i')
const BEFORE = new RegExp(`^(${WORD})[ _:](?:\\((.*?\\S)\\)|(.*?\\S))$`, 'i')

/** how it was read or written is part of what was measured */
const OPERATION = /^(?:seq(?:uential)?|rand(?:om)?)$/i

/**
 * Heads that name a setting and what was measured on it, told apart: \`Patchset IOPS | Mainline IOPS\`, \`BW before | BW after\`.
 * null: not all of them do.
 */
export function measuredApart(heads: readonly Token[]): readonly Head[] | null {
  const parts = heads.map(apart)
  const settings = new Set(parts.map((part) => part?.token.text))
  return settings.size > 1 && parts.every((part) => part !== null) ? parts : null
}

function apart(head: Token): Head | null {
  const behind = BEHIND.exec(head.text)
  const before = behind === null ? BEFORE.exec(head.text) : null
  const [setting, measured] = behind ? [behind[1], behind[2]] : [before?.[2] ?? before?.[3], before?.[1]]
  if (setting === undefined || measured === undefined || isMeasured(setting) || OPERATION.test(setting)) return null
  const within = (text: string): Token => ({ ...head, text, start: head.start + head.text.indexOf(text) })
  return { token: within(setting), over: within(measured) }
}
