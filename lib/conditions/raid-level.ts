/** RAID 1+0 is called RAID 10, too. */
const SAME: Readonly<Record<string, string>> = { '1+0': '10', '5+0': '50', '6+0': '60' }

const LEVEL = /raid(10|50|60|[156]\+0|0\+1|[0-6])(?![\d+])/g

/**
 * The level in what is said of an array: `RAID 5, raid5` → `raid5`, `md-raid6` → `raid6`, `RAID 1+0` → `raid10`, `linear`. Several are joined by commas in their
 * order. null: none is said. The migration `facets` says the same in SQL.
 */
export function raidLevel(stated: string): string | null {
  const text = stated.toLowerCase().replace(/[\s_-]|level/g, '')
  if (text === 'linear') return text
  const levels = [...text.matchAll(LEVEL)].map(([, level = '']) => `raid${SAME[level] ?? level}`)
  return levels.length === 0 ? null : [...new Set(levels)].sort().join(',')
}
