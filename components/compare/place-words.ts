/** "8 threads", "1 client"; null where there is no place. */
export function countOf(name: string | null, place: number | null): string | null {
  if (place === null || name === null) return null
  return `${place} ${place === 1 && name.endsWith('s') ? name.slice(0, -1) : name}`
}
