#!/usr/bin/env node
// The command is TypeScript like everything else: tsx loads it, with the project's own tsconfig (for `@/…`), from any folder.
import { fileURLToPath } from 'node:url'

process.env.IOLORE_ROOT = fileURLToPath(new URL('..', import.meta.url))
const { register } = await import('tsx/esm/api')
register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) })
const { main } = await import('./main.ts')
await main(process.argv.slice(2))
