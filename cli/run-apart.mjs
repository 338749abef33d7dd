import { spawn } from 'node:child_process'

/**
 * Short-lived objects have little room, so that they are cleared away before there are many: an import holds hardly any others. Prisma's WebAssembly, of
 * which an import runs little, is not compiled a second time to be faster, and of our own code only what runs long: otherwise V8 spends a fifth of an import
 * on making code faster that is soon done.
 */
const FLAGS = ['--max-semi-space-size=8', '--expose-gc', '--liftoff-only', '--interrupt-budget=250000']
/** glibc gives each thread places of its own to take memory from, and gives hardly any of them back: a hundred megabytes. */
const FRUGAL = { MALLOC_ARENA_MAX: '1' }
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program with little memory, as a process of its own because how it takes memory is settled when it starts. Input, output, messages
 * and signals are handed on, and this process ends as that one does.
 * @param {string} file
 * @param {readonly string[]} args
 */
export async function runApart(file, args) {
  const child = spawn(process.execPath, [...process.execArgv, ...FLAGS, file, ...args], {
    env: { ...process.env, ...FRUGAL },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const handOn = (signal) => child.kill(signal)
  const leave = () => child.connected && child.disconnect()
  for (const signal of SIGNALS) process.on(signal, handOn)
  process.once('disconnect', leave)
  child.on('message', (message) => process.send?.(message))
  const { code, signal } = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  for (const name of SIGNALS) process.off(name, handOn)
  process.off('disconnect', leave)
  if (signal === null) process.exitCode = code
  else process.kill(process.pid, signal)
}
