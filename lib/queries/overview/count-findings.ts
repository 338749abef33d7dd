import type { Archive } from '@/lib/db/client'
import { findingsLeft } from '../runs/findings-left'

/** The findings that the messages' pages show: those on results that a person set aside alone are none. */
export async function countFindings(archive: Archive): Promise<number> {
  const isAside = { dismissedAt: { not: null } }
  const corrected = await archive.message.findMany({
    where: { runs: { some: isAside } },
    select: { findings: true, runs: { where: isAside, select: { ordinal: true } } },
  })
  const moot = corrected.map(({ findings, runs }) => findings.length - findingsLeft(findings, runs).length)
  return moot.reduce((left, n) => left - n, await archive.finding.count())
}
