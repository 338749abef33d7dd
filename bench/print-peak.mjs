// Loaded into a program by the bench (node --import): says at its end how much memory it held at most.
import { writeFileSync } from 'node:fs'

process.once('exit', () => writeFileSync(process.env.IOLORE_PEAK, String(process.resourceUsage().maxRSS)))
