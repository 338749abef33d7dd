import { readFileSync } from 'node:fs'
import { readMails } from '@/lib/mail/read-mails'

const seen = new Map<string, number>()
let n = 0,
  bytes = 0,
  ms = 0
const note = (k: string, show: string, most = 12) => {
  const c = (seen.get(k) ?? 0) + 1
  seen.set(k, c)
  if (c <= most) console.log(k, show)
}
for (const f of process.argv.slice(2)) {
  const b = new Uint8Array(readFileSync(f))
  let at = 0
  while (at < b.length) {
    const nl = b.indexOf(10, at)
    const head = new TextDecoder().decode(b.subarray(at, nl)).split(' ')
    if (head[1] !== 'blob') {
      at = nl + 1
      continue
    }
    const size = Number(head[2])
    const body = b.subarray(nl + 1, nl + 1 + size)
    at = nl + 2 + size
    n++
    bytes += size
    const t0 = performance.now()
    const mails = await readMails(body)
    const took = performance.now() - t0
    ms += took
    if (took > 100) note('SLOW', `${head[0]} ${size} ${took}`)
    const m = mails[0]
    if (mails.length !== 1 || !m) {
      note('COUNT', `${head[0]} ${mails.length}`)
      continue
    }
    const again = await readMails(m.raw)
    if (again.length !== 1 || JSON.stringify(again[0]) !== JSON.stringify(m)) note('FIX', head[0]!)
    if (m.messageId === null) note('NOID', head[0]!)
    if (m.subject === null) note('NOSUBJECT', head[0]!)
    if (m.date === null) note('NODATE', head[0]! + ' ' + /^date:.*$/im.exec(m.raw)?.[0])
    if (m.from === null) note('NOFROM', head[0]! + ' ' + /^from:.*$/im.exec(m.raw)?.[0])
    else if (/@/.test(m.from)) note('ADDR', m.from)
    if (m.text.trim() === '') note('EMPTY', head[0]!)
    if (/\ufffd/.test(m.text) && !/\ufffd/.test(m.raw)) note('FFFD', head[0]!)
    if (/=20$|=3D/m.test(m.text)) note('QP', head[0]!)
    if (/<html|<div/i.test(m.text)) note('HTML', head[0]!, 5)
    const t = m.text.split('\n')
    for (const l of m.lines)
      if (t[l.number - 1]!.slice(l.offset, l.offset + l.text.length).replace(/[\u00a0\u2007\u202f]/g, ' ') !== l.text)
        note('LINE', head[0]!)
  }
}
console.log(n, 'mails', (bytes / 1e6).toFixed(1), 'MB', ms.toFixed(0), 'ms', (bytes / 1e3 / ms).toFixed(1), 'MB/s', [
  ...seen,
])
