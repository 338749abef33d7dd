import { parentPort } from 'node:worker_threads'
import { readMail } from '@/lib/import/read-mail'
import { type PackedBatch, unpackBatch } from '@/lib/import/reader-pool'

parentPort?.on('message', async (packed: PackedBatch) => {
  const readings = []
  for (const mail of unpackBatch(packed)) readings.push(await readMail(mail))
  parentPort?.postMessage(readings)
})
