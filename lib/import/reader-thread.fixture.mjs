// A thread that finds nothing, and ends at a mail that says so: as one does that a mail has taken all memory from.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ bytes, lengths }) => {
  if (Buffer.from(bytes).includes('end the thread')) process.exit(7)
  parentPort?.postMessage(lengths.map(() => ({ document: null, heads: [] })))
})
