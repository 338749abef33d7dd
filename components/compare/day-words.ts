const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `2001-09-26T11:03:00+02:00` → "26 Sep 2001": the day as stated, whatever the zone. What is no day comes back as it is. */
export function dayWords(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  return year === undefined || name === undefined ? date : `${Number(day)} ${name} ${year}`
}
