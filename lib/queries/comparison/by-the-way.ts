/** Of a benchmark with more runs a page about something else leads to the comparison: working it out takes some tenths of a second. */
export const COMPARED_BY_THE_WAY = 5000
