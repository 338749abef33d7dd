import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { MailReading } from './mail-reading'
import { messageIdIn } from './message-id-in'

/** Reads mails, a batch at a time, on all cores. */
export interface ReaderPool {
  /** What each mail of the batch came to, in its order. Batches may end in another order than they began. */
  read(batch: readonly Uint8Array[]): Promise<readonly MailReading[]>
  /** how many batches keep all cores busy */
  readonly width: number
  close(): Promise<void>
}

interface Job {
  readonly batch: readonly Uint8Array[]
  readonly done: (readings: readonly MailReading[]) => void
}

/** A batch on its way to a thread: the mails one behind the other, so that they are handed over and not copied piece by piece. */
export interface PackedBatch {
  readonly bytes: ArrayBuffer
  readonly lengths: readonly number[]
}

function pack(batch: readonly Uint8Array[]): PackedBatch {
  const lengths = batch.map(({ length }) => length)
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const mail of batch) {
    bytes.set(mail, at)
    at += mail.length
  }
  return { bytes: bytes.buffer, lengths }
}

export function unpackBatch({ bytes, lengths }: PackedBatch): readonly Uint8Array[] {
  let at = 0
  return lengths.map((length) => {
    at += length
    return new Uint8Array(bytes, at - length, length)
  })
}

/** Handed to a thread at once: it has the next batch there when it is done with one, however busy the main thread is. */
const HANDED = 2

/**
 * Threads for the cores that the main thread leaves. One that is lost (a mail took all its memory) takes the batch with it that it was reading: those mails
 * are read again one by one, so that only the one that breaks it fails.
 *
 * @param program what a thread runs (CommonJS): it answers each message (a PackedBatch), in their order, with what `readMail` says of its mails
 */
export function readerThreads(program: string, threads = Math.max(1, availableParallelism() - 1)): ReaderPool {
  const waiting: Job[] = []
  const running = new Set<Thread>()
  let closed = false

  const start = (): Thread => {
    // Most of what a reader makes lives for one mail: much room for that would only be held.
    const worker = new Worker(program, {
      eval: true,
      resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1024 },
    })
    const thread: Thread = { worker, jobs: [] }
    running.add(thread)
    const lost = (why: string): void => {
      if (!running.delete(thread) || closed) return
      const [broken, ...others] = thread.jobs
      waiting.unshift(...others)
      if (broken !== undefined) readAgain(broken, why)
      handOut()
    }
    worker.on('message', (readings: readonly MailReading[]) => {
      const finished = thread.jobs.shift()
      handOut()
      finished?.done(readings)
    })
    worker.on('error', (error) => lost(error.message))
    worker.on('exit', (code) => lost(`the reader ended with ${code}`))
    return thread
  }
  const handOut = (): void => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const leastBusy = [...running].toSorted((a, b) => a.jobs.length - b.jobs.length)[0]
      const isIdle = leastBusy?.jobs.length === 0
      const thread = !isIdle && running.size < threads ? start() : leastBusy
      if (thread === undefined || thread.jobs.length >= HANDED) return
      waiting.shift()
      thread.jobs.push(next)
      const packed = pack(next.batch)
      thread.worker.postMessage(packed, [packed.bytes])
    }
  }
  const readAgain = ({ batch, done }: Job, why: string): void => {
    const [only] = batch
    if (batch.length === 1 && only !== undefined) done([{ failed: why, messageId: messageIdIn(only) }])
    else Promise.all(batch.map((mail) => read([mail]))).then((readings) => done(readings.flat()))
  }
  const read: ReaderPool['read'] = (batch) =>
    new Promise((done) => {
      waiting.push({ batch, done })
      handOut()
    })
  // The first has its program ready by the time that there is something to read.
  start()
  return {
    width: threads * HANDED,
    read,
    async close() {
      closed = true
      await Promise.all([...running].map(({ worker }) => worker.terminate()))
    },
  }
}

interface Thread {
  readonly worker: Worker
  /** handed to it and not answered, the one that it is reading first */
  readonly jobs: Job[]
}
