/**
 * xfs_io's pread and pwrite (xfsprogs; genuine output of 6.1). Most such lines on the lists are tests and recipes for bugs, and
 * measure nothing: they count only where the text right over them speaks of speed or of what is compared, or where
 * somebody gives nothing but them.
 *
 *     wrote 67108864/67108864 bytes at offset 0
 *     64 MiB, 64 ops; 0.0131 sec (4.748 GiB/sec and 4861.7442 ops/sec)
 *     512 MiB, 131072 ops; 0:00:01.32 (387.680 MiB/sec and 99246.0685 ops/sec)
 */
import type { Line } from '../mail/line'
import type { Block, Format } from './format'
import { measure } from './measure'
import { oneRun } from './one-run'
import { readSeconds } from './time/timing'
import { isBlank, joinLines, tokenAt } from './tokens'
import { CONDENSED, readCondensed } from './xfs-io/condensed'

const OPENS = /^\s*(wrote|read) (\d+)\/\d+ bytes at offset \d+$/
const RESULT =
  /^\d[\d.]* (?:[KMGT]iB|bytes), \d+ ops; (?<time>\d[\d:.]*)(?: sec)? \((?<rate>\d[\d.]*) (?<unit>[KMGT]iB|bytes)\/sec and (?<ops>\d[\d.]*) ops\/sec\)$/d
const SPEED =
  /through?put|bandwidth|perform|bench|speed|faster|slower|\b(?:before|after|patched|unpatched|vanilla|baseline|without)\b/i
const SMALL = 64 * 2 ** 20

export const xfsIo: Format = {
  tool: 'xfs_io',
  about: {
    reads: 'pread and pwrite, where the text over them says that they measure something; their condensed lines (-C)',
    sample: [
      'Before the patch:',
      'wrote 67108864/67108864 bytes at offset 0',
      '64 MiB, 64 ops; 0.0131 sec (4.748 GiB/sec and 4861.7442 ops/sec)',
    ].join('\n'),
  },
  signature: new RegExp(`${OPENS.source}|${CONDENSED.source}`),
  read: (lines, at) => readCondensed(lines, at, xfsIo) ?? read(lines, at),
}

function read(lines: readonly Line[], at: number): Block | null {
  const opening = lines[at]
  const [, verb, bytes] = OPENS.exec(opening?.text ?? '') ?? []
  if (!opening || !verb || !bytes) return null
  const isMeant = standsAlone(lines) || (Number(bytes) >= SMALL && SPEED.test(wordsAbove(lines, at)))
  for (let count = 1; isMeant && count <= 2; count++) {
    const joined = joinLines(lines.slice(at + 1, at + 1 + count), ' ')
    const match = RESULT.exec(joined.text)
    const what = verb === 'wrote' ? 'write' : 'read'
    const figures = (['time', 'rate', 'ops'] as const).flatMap((group) => {
      const place = match?.indices?.groups?.[group]
      const token = place && tokenAt(joined, place[0], place[1])
      const text = match?.groups?.[group] ?? ''
      const params = { bytes: Number(bytes) }
      if (!token) return []
      if (group === 'time') return [measure('elapsed_time', token, { value: readSeconds(text), unit: 's', params })]
      if (group === 'ops')
        return [measure(`${what}_ops_per_second`, token, { value: Number(text), unit: 'ops/s', params })]
      const unit = match?.groups?.unit === 'bytes' ? 'B/s' : `${match?.groups?.unit}/s`
      return [measure(`${what}_throughput`, token, { value: Number(text), unit, params })]
    })
    if (figures.length > 0) return oneRun(xfsIo, lines, [at, at + count], figures)
  }
  return null
}

/** The two lines of the poster's directly over it, without the command. */
function wordsAbove(lines: readonly Line[], at: number): string {
  const words: string[] = []
  for (let i = at - 1; i >= Math.max(0, at - 5) && words.length < 2; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (isBlank(line) || /xfs_io|^\s*[#$+]/.test(line.text)) continue
    words.push(line.text.slice(0, 200))
  }
  return words.join(' ')
}

/** Nothing in the text but what xfs_io prints. */
const standsAlone = (lines: readonly Line[]): boolean =>
  lines.length < 12 &&
  lines.every(
    (line) => isBlank(line) || OPENS.test(line.text) || /^\d[\d.]* (?:[KMGT]iB|bytes), \d+ ops; /.test(line.text),
  )
