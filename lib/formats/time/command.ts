import type { Line } from '@/lib/mail/line'

/** So far above a timing its command line may stand: the command's own output is between them. */
const OUTPUT = 8

/**
 * `time CMD` as typed, with or without a prompt: `# time tar xf x.tar`, `ann@box:/usr5$ time sync`, `$ /usr/bin/time -v make`.
 * A sentence ("every time we write …") has words before it and no prompt.
 */
const TIMED = /^\s*(?:[^\s'"]{0,60}(?: [^\s'"]{1,40})?[#$%>]\s*)?(?:\/usr\/bin\/)?time +(?:-[vp] +)?(\S.*)$/

/** `$ time rm -rf ...`: at a prompt the dots stand for what the poster left out. */
const LEFT_OUT = /^\s*(?:\S{0,60} )?\S{0,60}[$#%>]\s.*\s\.\.\.$/

/** The command that is timed on this line; null: it times none. */
export function timedCommand(line: Line | undefined): string | null {
  if (line === undefined || line.text.indexOf('time ') < 0 || line.text.length > 300) return null
  const command = TIMED.exec(line.text)?.[1]?.trim()
  return command === undefined ||
    (/[.,;:!?]$/.test(command) && !LEFT_OUT.test(line.text)) ||
    /^(?:is|was|to|it|and|for|of|the|in|taken) /.test(command)
    ? null
    : command
}

/** A rate, a fraction, or a row of three numbers: a result, which the timing under it then belongs to. */
const RESULT = /\d\.\d|\d ?[kKMGT]?i?B\/s|\d\D+\d\D+\d+(?:\D|$)/

/** A benchmark's own word on what it does: `# File names: 40 bytes long, (16 initial bytes of time stamp …` */
const REMARK = /^\s*# (?:[A-Z][a-z]+ [a-z]+|Version \d)/

/** The command timed right above `lines[at]`. Its own words may stand between them, but no result. */
export function commandAbove(lines: readonly Line[], at: number): string | null {
  const depth = lines[at]?.depth
  for (let above = at - 1; above >= Math.max(0, at - OUTPUT); above--) {
    if (lines[above]?.depth !== depth) return null
    const command = timedCommand(lines[above])
    if (command !== null) return command
    const text = lines[above]?.text.slice(0, 200) ?? ''
    if (RESULT.test(text) && !REMARK.test(text)) return null
  }
  return null
}
