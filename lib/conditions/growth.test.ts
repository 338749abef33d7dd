import { describe, test } from 'vitest'
import { expectLinear, filled, hostilePieces } from '@/lib/growth.fixture'
import type { Extractor } from './extractor'
import { extractors } from './index'

/** A passage is no longer; what a person wrote is cut into as many as it takes. */
const PASSAGE = 2000

/** Words that each extractor looks at, and the pieces that tempt any pattern. */
const pieces: readonly string[] = [
  ...hostilePieces,
  ...['mount -o a,b ', 'on ext3 (rw) ', 'raid 5 ', '2 disks ', 'dual cpu 2 ghz ', '256 MB ram ', 'hdparm -a1 '],
  ...['echo 1 > /proc/x ', 'with the x patch ', 'user@host: ', '2.4.10 + x plus y ', 'mkfs -t x ', 'dbench 4 ', 'cfq '],
]

function askOf({ hint, find }: Extractor): (text: string) => void {
  return (text) => {
    // hints are asked of whole paragraphs
    if (!hint.test(text)) return
    for (let at = 0; at < text.length; at += PASSAGE) {
      const passage = text.slice(at, at + PASSAGE)
      for (const kind of ['line', 'sentence'] as const)
        if (hint.test(passage)) find({ text: passage, kind, index: 0, start: 0 })
    }
  }
}

describe('every extractor reads in time that grows with its text', { timeout: 120_000 }, () => {
  test.each(extractors.map((extractor) => [extractor.name, extractor] as const))('%s', async (_, extractor) => {
    for (const piece of pieces) await expectLinear((length) => filled(piece, length), askOf(extractor))
  })
})
