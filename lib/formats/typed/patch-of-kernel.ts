import type { BlockRun } from '../format'

const SUFFIX = /[-+](patched|patch|vanilla|unpatched)$/i

/** `v5.18-rc1-patched` beside `v5.18-rc1`: the kernel's name says that it has the patch. */
export function withPatchOfKernel(run: BlockRun): BlockRun {
  const kernel = run.printed.find(({ field }) => field === 'kernel')
  const [, patch] = SUFFIX.exec(kernel?.value ?? '') ?? []
  if (kernel === undefined || patch === undefined || run.printed.some(({ field }) => field === 'factors.patch'))
    return run
  return { ...run, printed: [...run.printed, { ...kernel, field: 'factors.patch', value: patch }] }
}
