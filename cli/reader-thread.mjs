// A thread that reads mails for `iolore import`. tsx is registered for each thread anew.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) })
await import('./reader-thread.ts')
