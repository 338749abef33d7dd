/** The factor that a variant belongs to: with a patch or not, before a change or after it. */
export const printedField = (words: string): string =>
  /patch|vanilla|mainline|stock|upstream/i.test(words) ? 'factors.patch' : 'factors.variant'
