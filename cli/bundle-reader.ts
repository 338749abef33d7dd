import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const READER = fileURLToPath(new URL('./reader-thread.ts', import.meta.url))

/**
 * The program of a thread that reads mails, as one text. A thread that loaded the sources through tsx would start a second thread for
 * that, take seconds, and hold both loaders' memory for as long as it reads.
 */
export async function bundleReader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [READER],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
