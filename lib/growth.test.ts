import { describe, test } from 'vitest'
import { expectLinear, filled, hostilePieces } from './growth.fixture'
import { parse } from './parse'

const RESULT = 'Throughput 22.4059 MB/sec 8 procs'
const HEADERS = 'From: Ann Poe <ann@example.org>\nDate: Mon, 24 Jan 2011 22:57:13 +0100\n'

/** A part that holds a part that holds a part … */
const nested = (length: number): string =>
  Array.from(
    { length: length / 70 },
    (_, i) => `--b${i}\nContent-Type: multipart/mixed; boundary=b${i + 1}\n\n--b${i + 1}\n`,
  ).join('')

describe('a whole mail is read in time that grows with it', { timeout: 120_000 }, () => {
  test.each(['2 disks ', '> x', '--b\n', 'From a@b\n', 'A: 2.4.9\n', 'mount -o a ', ...hostilePieces.slice(12)])(
    '%j',
    async (piece) => {
      const line = filled(piece, 75)
      await expectLinear((length) => `${filled(piece, length)}\n\n${RESULT}`, parse)
      await expectLinear((length) => filled(`${line}\n\n${RESULT}\n\n`, length), parse)
      await expectLinear((length) => `${filled(`${line}\n\n`, length / 2)}${filled(`${RESULT}\n`, length / 2)}`, parse)
    },
  )

  test.each<readonly [string, (length: number) => string]>([
    ['a long subject', (length) => `${HEADERS}Subject: ${filled('2 disks ', length)}\n\n${RESULT}`],
    ['many headers', (length) => `${HEADERS}${filled('To: bob@example.org,\n\tann@example.org\n', length)}\n${RESULT}`],
    ['quote marks', (length) => `${'>'.repeat(length)}\n${RESULT}`],
    ['blank lines', (length) => `${'\n'.repeat(length)}${RESULT}`],
    ['parts in parts', (length) => `${HEADERS}Content-Type: multipart/mixed; boundary=b0\n\n${nested(length)}`],
    ['tags', (length) => `<html><body>${filled('<p><b>1 MB/s', length)}`],
    ['an mbox', (length) => filled(`From ann@example.org Mon Jan 24 22:57:13 2011\n${HEADERS}\n${RESULT}\n\n`, length)],
  ])('%s', (_, make) => expectLinear(make, parse))
})
