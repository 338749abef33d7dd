/** "1 run", "2 runs", "no runs". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? `no ${many}` : `${count} ${count === 1 ? one : many}`
}

/** "CPU, RAM and file size". */
export function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
