import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Trouble } from './say.mjs'

/** The checkout, wherever it was called from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A tool of node_modules is run with this Node: no shell, no npx, and its pid is the tool's. */
export const TOOLS = {
  next: 'node_modules/next/dist/bin/next',
  prisma: 'node_modules/prisma/build/index.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/**
 * For the server's Node: room for what a page's making leaves behind (tens of megabytes of short-lived objects), so that it is not cleared
 * away in the middle of each page. 64 MiB a half; see docs/decisions/013.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64']

/** No tool of ours reports to anybody what is done here. */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' }

/** Starts a program in the checkout. `quiet`: its output is kept and handed over instead of printed. */
export function start(command, args, { env = {}, quiet = false } = {}) {
  return spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
}

/** Runs a program to its end: `{ code, output }`; `output` only where `quiet`. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: signal === null ? code : 1, output }))
  })
}

/** Runs a tool of node_modules to its end; its failure is a Trouble with these words. */
export async function runTool(tool, args, { failure, ...options } = {}) {
  const result = await run(process.execPath, [TOOLS[tool], ...args], options)
  if (result.code !== 0 && failure !== undefined) throw new Trouble([failure, result.output].filter(Boolean).join('\n'))
  return result
}
