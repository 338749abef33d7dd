import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { getArchive } from '@/lib/db/client'
import { databasePath, projectRoot } from '@/lib/db/project-root'

/** What a reader says before it ends without having come to the end of its import. */
export interface ReaderMessage {
  readonly why: string
}

interface Readers {
  isRunning: boolean
  /** somebody asked since it was last looked what waits */
  isAsked: boolean
  /** what is being read, and by which program */
  current: { readonly id: string; readonly child: ChildProcess } | null
  /** imports that could not be read on, and why: they wait until somebody, or the next start of the server, tries again */
  readonly stopped: Map<string, string>
}

declare global {
  var ioloreReaders: Readers | undefined
}

/** Pages, route handlers and what runs at the server's start are bundled apart, so what they share hangs on the process. */
function readers(): Readers {
  globalThis.ioloreReaders ??= { isRunning: false, isAsked: false, current: null, stopped: new Map() }
  return globalThis.ioloreReaders
}

/** Why an import that is not done is not being read either; null: it is, or waits for its turn. */
export const whyStopped = (id: string): string | null => readers().stopped.get(id) ?? null

/** Reads on an import that was stopped. */
export function readAgain(id: string): void {
  readers().stopped.delete(id)
  startReading()
}

/** An import that was cancelled need not be read to its next batch. */
export function leaveReading(id: string): void {
  const { current, stopped } = readers()
  stopped.delete(id)
  if (current?.id === id) current.child.kill()
}

/** Reads what waits, one import after the other, each in a program of its own (docs/decisions/015). */
export function startReading(): void {
  const state = readers()
  state.isAsked = true
  if (state.isRunning) return
  state.isRunning = true
  readAll(state)
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      state.isRunning = false
    })
}

async function readAll(state: Readers): Promise<void> {
  while (state.isAsked) {
    state.isAsked = false
    for (let id = await next(state); id !== null; id = await next(state)) {
      const why = await read(state, id)
      if ((await next(state)) === id) state.stopped.set(id, why ?? ELSEWHERE)
    }
  }
}

const ELSEWHERE = 'Another program reads it.'
const FAULT = 'The reader broke off: a fault of ours, now in the log.'

/** The import whose turn it is: the oldest that is not done. */
async function next({ stopped }: Readers): Promise<string | null> {
  const archive = await getArchive()
  const first = await archive.import.findFirst({
    where: { state: { in: ['waiting', 'reading'] }, id: { notIn: [...stopped.keys()] } },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
  })
  return first?.id ?? null
}

/** Runs a reader to its end. It ends by itself when this process does. @returns why it stopped before the end; null: it did not */
async function read(state: Readers, id: string): Promise<string | null> {
  const command = join(/* turbopackIgnore: true */ projectRoot(), 'cli/iolore.mjs')
  const child = spawn(process.execPath, [command, 'import', '--upload', id], {
    env: { ...process.env, IOLORE_DB: databasePath() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  state.current = { id, child }
  let why: string | null = null
  child.on('message', (message: ReaderMessage) => {
    why = message.why
  })
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        if (code === 0) resolve(null)
        else resolve(why ?? (signal === null ? FAULT : `The reader was ended from outside (${signal}).`))
      })
    })
  } finally {
    state.current = null
  }
}
