import { createHash } from 'node:crypto'
import type { Comparison } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { questionHref } from '@/lib/url/question'

export interface Kept {
  /** six characters of 0-9a-z; the address is `/p/SLUG` */
  readonly slug: string
  /** false: the same thing was kept before, under this address */
  readonly isNew: boolean
}

/** Keeps a comparison as it is. The same question with the same figures gets the same address, whoever keeps it and when. */
export async function keepComparison(archive: Archive, comparison: Comparison, parser: string): Promise<Kept> {
  const hash = createHash('sha256').update(identityOf(comparison)).digest('hex')
  const question = questionHref(comparison.question)
  const snapshot = JSON.stringify(comparison)
  for (const slug of slugsOf(hash)) {
    // Written first and asked afterwards, so that two who share at once get one address.
    const written = await archive.$executeRaw`
      INSERT INTO Permalink (slug, hash, question, snapshot, parser, createdAt)
      VALUES (${slug}, ${hash}, ${question}, ${snapshot}, ${parser}, ${new Date()}) ON CONFLICT DO NOTHING`
    const kept = await archive.permalink.findUnique({ where: { hash }, select: { slug: true } })
    if (kept !== null) return { slug: kept.slug, isNew: written === 1 }
  }
  throw new Error(`Every address of comparison ${hash} is taken`)
}

/** What makes two comparisons the same: question and figures. How many other runs the archive has meanwhile does not. */
function identityOf({ question, panels }: Comparison): string {
  const points = panels.flatMap(({ title, charts }) =>
    charts.flatMap(({ metric, unit, groups }) =>
      groups.flatMap(({ label, points: drawn }) =>
        drawn.map(({ place, text, n, ratio, figures }) => [
          ...[title, metric, unit, label, place, text, n, ratio],
          figures.map(({ messageId, line, column }) => [messageId, line, column]),
        ]),
      ),
    ),
  )
  return JSON.stringify([questionHref(question), points])
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 6

/** Six characters of the hash, five bits each; where another comparison has them, the next six. */
function* slugsOf(hash: string): Generator<string> {
  const letters = [...hash.matchAll(/../g)]
    .map(([byte]) => ALPHABET[Number.parseInt(byte, 16) % ALPHABET.length])
    .join('')
  for (let at = 0; at + LENGTH <= letters.length; at++) yield letters.slice(at, at + LENGTH)
}
