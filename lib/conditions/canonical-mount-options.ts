/** Mount options as a key: distinct, sorted, joined by commas, so that equal options compare equal in whatever order they were written. */
export function canonicalMountOptions(options: readonly string[]): string {
  const names = options.map((option) => option.trim()).filter((option) => option !== '')
  return [...new Set(names)].sort().join(',')
}
