/** Page numbers to offer: the first, the last and those around the one at hand; a gap is a word that is unique in the list. */
export function pagesAround(page: number, pages: number): readonly (number | 'before' | 'after')[] {
  const near = Array.from({ length: pages }, (_, at) => at + 1).slice(Math.max(0, page - 3), page + 2)
  const first = near[0] ?? 1
  const last = near.at(-1) ?? pages
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 3 ? (['before'] as const) : first === 3 ? [2] : []),
    ...near,
    ...(last < pages - 2 ? (['after'] as const) : last === pages - 2 ? [pages - 1] : []),
    ...(last < pages ? [pages] : []),
  ]
}
