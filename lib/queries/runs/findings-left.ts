import type { Finding } from '@/lib/model'

interface StoredFinding {
  readonly kind: string
  readonly severity: string
  readonly text: string
  readonly runs: string
  readonly lines: string
}

/** A message's findings as they are stored, but of what is left of its runs: that two are equal is none where one of them was set aside. */
export function findingsLeft(
  stored: readonly StoredFinding[],
  setAside: readonly { readonly ordinal: number }[],
): readonly Finding[] {
  const gone = new Set(setAside.map(({ ordinal }) => ordinal))
  return stored.map(readFinding).flatMap((finding) => {
    const runs = finding.runs.filter((run) => !gone.has(run))
    const isMoot = runs.length < finding.runs.length && runs.length < (finding.kind === 'identical-runs' ? 2 : 1)
    return isMoot ? [] : { ...finding, runs }
  })
}

const readFinding = ({ kind, severity, text, runs, lines }: StoredFinding): Finding => ({
  kind,
  severity: severity === 'info' ? 'info' : 'warning',
  message: text,
  runs: JSON.parse(runs),
  lines: JSON.parse(lines),
})
