import { Prisma } from '@/lib/db/generated/client'

/** What posters call the I/O scheduler where they vary it; `elevator` is the kernel's own word. */
const NAMES = [
  'elevator',
  'Elevator',
  'scheduler',
  'Scheduler',
  'iosched',
  'io_scheduler',
  'elevator algorithm',
].concat(
  ['I/O', 'i/o', 'IO', 'io'].flatMap((io) => [`${io} scheduler`, `${io}-scheduler`, `${io} elevator`, `${io} sched`]),
)

const FACTORS: ReadonlySet<string> = new Set(NAMES)

/** Whether a factor states a run's I/O scheduler. */
export const isScheduler = (factor: string): boolean => FACTORS.has(factor)

/** Conditions `c` that state a run's I/O scheduler. */
export const schedulerSql = Prisma.sql`c.field IN (${Prisma.join(NAMES.map((name) => `factors.${name}`))}) AND c.value IS NOT NULL`
