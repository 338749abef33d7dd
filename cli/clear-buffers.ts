/** Bytes outside of V8's heap from which on they are cleared away, and how often that is looked at, in milliseconds. */
const MOST = 24_000_000
const EVERY = 50

/** What was read lies outside of V8's heap, which waits for 64 MB of it before it looks what of that nobody holds any more. Needs --expose-gc. */
export function clearBuffers(): void {
  const clear = globalThis.gc
  if (clear === undefined) return
  setInterval(() => {
    if (process.memoryUsage().arrayBuffers > MOST) clear()
  }, EVERY).unref()
}
