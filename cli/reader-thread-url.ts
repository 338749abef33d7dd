/** What each reader thread runs. */
export const THREAD = new URL('./reader-thread.mjs', import.meta.url)
