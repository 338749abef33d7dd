import type { Transaction } from '@/lib/db/in-transaction'
import type { PermalinkLine } from './lines'
import { renumberRuns } from './run-numbers'
import type { StoreRow } from './store-row'

/** A shared comparison under its own address; where another one has that address, it stays. */
export const storePermalink: StoreRow<PermalinkLine> = async (transaction, permalink, numberOf) => {
  const { slug, hash, parser, createdAt } = permalink
  const { question, snapshot } = renumberRuns(permalink, numberOf)
  const written = await transaction.$executeRaw`
    INSERT INTO Permalink (slug, hash, question, snapshot, parser, createdAt)
    VALUES (${slug}, ${hash}, ${question}, ${snapshot}, ${parser}, ${new Date(createdAt)}) ON CONFLICT DO NOTHING`
  return written === 1 ? 'new' : conflict(transaction, permalink)
}

async function conflict(transaction: Transaction, { slug, hash }: PermalinkLine): Promise<'known' | { kept: string }> {
  const here = await transaction.permalink.findUnique({ where: { hash }, select: { slug: true } })
  if (here === null) return { kept: `/p/${slug} is another comparison here than in the export` }
  return here.slug === slug ? 'known' : { kept: `/p/${slug} of the export is here as /p/${here.slug}` }
}
