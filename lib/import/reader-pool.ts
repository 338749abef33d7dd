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

/**
 * A thread for each core. One that is lost (a mail took all its memory) takes its batch with it: those mails are read again one by one,
 * so that only the one that breaks it fails.
 *
 * @param program what a thread runs (CommonJS): it answers each message (a PackedBatch) with what `readMail` says of its mails
 */
export function readerThreads(program: string, threads = availableParallelism()): ReaderPool {
  const waiting: Job[] = []
  const idle: ((job: Job) => void)[] = []
  const running = new Set<Worker>()
  let closed = false

  /** Starts a thread; gives back how a job is handed to it. */
  const start = (): ((job: Job) => void) => {
    // Most of what a reader makes lives for one mail: much room for that would only be held.
    const worker = new Worker(program, {
      eval: true,
      resourceLimits: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 1024 },
    })
    running.add(worker)
    let job: Job | null = null
    const hand = (next: Job): void => {
      job = next
      const packed = pack(next.batch)
      worker.postMessage(packed, [packed.bytes])
    }
    const lost = (why: string): void => {
      const unfinished = job
      job = null
      if (idle.includes(hand)) idle.splice(idle.indexOf(hand), 1)
      if (!running.delete(worker) || closed || unfinished === null) return
      readAgain(unfinished, why)
      const next = waiting.shift()
      if (next !== undefined) start()(next)
    }
    worker.on('message', (readings: readonly MailReading[]) => {
      const finished = job
      job = null
      const next = waiting.shift()
      if (next === undefined) idle.push(hand)
      else hand(next)
      finished?.done(readings)
    })
    worker.on('error', (error) => lost(error.message))
    worker.on('exit', (code) => lost(`the reader ended with ${code}`))
    return hand
  }
  const readAgain = ({ batch, done }: Job, why: string): void => {
    const [only] = batch
    if (batch.length === 1 && only !== undefined) done([{ failed: why, messageId: messageIdIn(only) }])
    else Promise.all(batch.map((mail) => read([mail]))).then((readings) => done(readings.flat()))
  }
  const read: ReaderPool['read'] = (batch) =>
    new Promise((done) => {
      const hand = idle.pop() ?? (running.size < threads ? start() : null)
      if (hand === null) waiting.push({ batch, done })
      else hand({ batch, done })
    })
  return {
    width: threads,
    read,
    async close() {
      closed = true
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}
