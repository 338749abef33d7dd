import { readHeaders } from '../headers'
import { isBlank, type Layout, type Span, trimBlank } from './layout'
import { isFromLine, withHeaders } from './with-headers'

/** Two or more mails in one file, each under its `From ` line (RFC 4155). A sentence may start with "From " too: headers must follow. */
export const mbox: Layout = {
  name: 'mbox',
  split(lines) {
    const starts: number[] = []
    for (let at = 0; at < lines.length; at++) {
      if (isFromLine(lines[at]) && isBlank(lines[at - 1]) && readHeaders(lines, at + 1) !== null) starts.push(at)
    }
    if (starts.length < 2 || trimBlank(lines, starts[0] ?? 0) > 0) return null
    return starts.map((first, i): Span => ({ first, end: trimBlank(lines, starts[i + 1] ?? lines.length, first) }))
  },
  read: withHeaders.read,
}
