// Loaded into a program by the bench (node --import), and by that into each Node that it runs: says at its end how much memory the largest of them held.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = process.env.IOLORE_PEAK
process.once('exit', () => {
  const before = existsSync(FILE) ? Number(readFileSync(FILE, 'utf8')) : 0
  writeFileSync(FILE, String(Math.max(before, process.resourceUsage().maxRSS)))
})
