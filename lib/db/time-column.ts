/** As Prisma's adapter writes a DateTime. */
export const timeColumn = (time: Date): string => time.toISOString().replace('Z', '+00:00')
