import type { Run } from '@/lib/model'

/** What stands against "patched" and "with the patch". */
const WITHOUT =
  /^(?:base(?:line)?|before|old|orig(?:inal)?(?: \w{1,10})?|stock|unmodified|current|vanilla|mainline|upstream)$/i

/**
 * "original" beside "+patch", "before" beside "with the patch" are two values of one thing, whatever words name them: without this the runs
 * before would say nothing of the patch, and those with it nothing of the variant.
 */
export function asOneFactor(runs: readonly Run[]): readonly Run[] {
  const patched = new Set(runs.flatMap(({ tool, factors }) => (factors.patch === undefined ? [] : [tool])))
  return runs.map((run) => {
    const { variant, ...factors } = run.factors
    const isBase =
      patched.has(run.tool) && factors.patch === undefined && variant !== undefined && WITHOUT.test(variant)
    if (!isBase) return run
    const { 'factors.variant': stated, ...evidence } = run.evidence
    return {
      ...run,
      factors: { ...factors, patch: variant },
      evidence: stated === undefined ? evidence : { ...evidence, 'factors.patch': stated },
    }
  })
}
