import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that run the benchmarks which are installed on this computer. Apart from the others: these take seconds, and use the disk. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
  test: {
    include: ['live/**/*.test.ts'],
    // one benchmark at a time
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
