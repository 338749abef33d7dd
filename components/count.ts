/** "1 run", "38 runs", "no runs" never: a count is a number. */
export const count = (n: number, noun: string, plural = `${noun}s`): string => `${n} ${n === 1 ? noun : plural}`
