import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** Digits and letters that no packer makes much shorter, the same every time. */
function noise(seed: string, lines: number): string {
  let text = ''
  for (let line = 0; line < lines; line++) text += `${createHash('sha256').update(`${seed} ${line}`).digest('hex')}\n`
  return text
}

const RESULTS = (n: number): string =>
  `On this box:\n\nEXT2 ${700 + n} Mbps @ 44 clients\nEXT3 ${500 + n} Mbps @ 44 clients\n`

export interface List {
  readonly name: string
  readonly mails: number
  /** of each hundred mails so many hold two runs */
  readonly results: number
  /** lines of 64 characters in each of the others */
  readonly lines: number
}

/** An mbox of invented mails. */
export function inventList({ name, mails, results, lines }: List): Buffer {
  const all: Buffer[] = []
  for (let n = 0; n < mails; n++) {
    const head = ['From: Ann Poe <ann@example.org>', `Subject: ${name} ${n}`, `Message-ID: <${name}.${n}@example.org>`]
    const body = n % 100 < results ? RESULTS(n) : noise(`${name} ${n}`, lines)
    const mail = ['From ann@example.org Mon Jan 24 22:57:13 2011', ...head, '', body, ''].join('\n')
    all.push(Buffer.from(mail, 'latin1'))
  }
  return Buffer.concat(all)
}

/** The same, packed as quickly as can be. */
export const inventPackedList = (list: List): Buffer => gzipSync(inventList(list), { level: 1 })
