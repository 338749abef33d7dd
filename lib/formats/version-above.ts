import type { Line } from '../mail/line'
import type { Printed } from './format'
import { printedAt } from './measure'

/** The version in the banner that a tool prints before its settings: group 1 of `banner`, at most `most` lines above its result. */
export function versionAbove(lines: readonly Line[], at: number, banner: RegExp, most = 100): readonly Printed[] {
  for (let i = at - 1; i >= Math.max(0, at - most); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    const version = line.text.length < 300 ? banner.exec(line.text)?.[1] : undefined
    if (version !== undefined) return [printedAt('toolVersion', version, line.number, version)]
  }
  return []
}
