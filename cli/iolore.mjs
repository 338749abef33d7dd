#!/usr/bin/env node
// The command is TypeScript like everything else: tsx loads it, with the project's own tsconfig (for `@/…`), from any folder.
import { fileURLToPath } from 'node:url'
import { main } from '../scripts/steps/say.mjs'

/** They read archives: made into one program first, they start in half the time and hold half the memory. */
const BUNDLED = ['import', 'reparse']

process.env.IOLORE_ROOT = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
await main(() => (BUNDLED.includes(args[0]) ? runBundle() : runSources()))

async function runSources() {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) })
  const command = await import('./main.ts')
  await command.main(args)
}

async function runBundle() {
  const { generateClient } = await import('../scripts/steps/generate.mjs')
  const { bundleCommand } = await import('../scripts/steps/bundle.mjs')
  const { runApart } = await import('./run-apart.mjs')
  await generateClient()
  await runApart((await bundleCommand()).command, args)
}
