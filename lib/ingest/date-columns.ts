const WITHOUT_OFFSET = /T[\d:.]+$/

/** For sorting: seconds since 1970, and the year as the poster's calendar had it. A bare day counts from its midnight in UTC, a time without an offset as UTC: never by this computer's zone. */
export function dateColumns(date: string | null): { readonly time: number | null; readonly year: number | null } {
  const milliseconds = date === null ? Number.NaN : Date.parse(WITHOUT_OFFSET.test(date) ? `${date}Z` : date)
  if (date === null || Number.isNaN(milliseconds)) return { time: null, year: null }
  return { time: Math.floor(milliseconds / 1000), year: Number(date.slice(0, 4)) }
}
