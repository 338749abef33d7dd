import type { OpenInput } from '@/lib/sources/open-input'
import { isMail, type NoMail } from '@/lib/sources/raw-mail'
import type { MailReading } from './mail-reading'
import { passOver } from './pass-over'
import type { ReaderPool } from './reader-pool'

/** A batch: enough to be read that handing it over costs nothing, little enough that all readers have some. */
const BATCH_READ = 8
const BATCH_BYTES = 512_000
const BATCH_MAILS = 512

/** Mails that follow one another, each with what it came to, and what stands in the place of mails behind the last of them. */
export interface Batched<Reading> {
  readonly mails: readonly { readonly at: string; readonly cursor: string; readonly reading: Reading }[]
  readonly others: readonly NoMail[]
}

/** A mail that is to be read, or what one came to that was passed over. */
type Sifted = Uint8Array | MailReading

/** What is under way: mails that hold results come in clusters, and while the readers are busy with one the next is looked for. */
const AHEAD_BATCHES = 32
const AHEAD_BYTES = 8_000_000

/** The input's mails in batches, in its order, as the readers give them back: enough are under way to keep the readers busy. */
export async function* readAhead(
  mails: ReturnType<OpenInput['mails']>,
  pool: ReaderPool,
): AsyncGenerator<Batched<MailReading>> {
  const under: UnderWay[] = []
  let ahead = 0
  let end: unknown = null
  try {
    for await (const batch of inBatches(mails)) {
      const one = underWay(batch, pool)
      under.push(one)
      ahead += one.bytes
      for (let first = under[0]; first !== undefined; first = under[0]) {
        const isMuch = under.length > AHEAD_BATCHES || ahead > AHEAD_BYTES
        if (!first.isDone && !(isMuch && under.length > pool.width)) break
        under.shift()
        yield await first.reading
        ahead -= first.bytes
      }
    }
  } catch (error) {
    end = error
  }
  for (const { reading } of under) yield await reading
  if (end !== null) throw end
}

/** A batch with the readers. */
interface UnderWay {
  readonly reading: Promise<Batched<MailReading>>
  /** of its mails that are read */
  readonly bytes: number
  isDone: boolean
}

function underWay(batch: Batched<Sifted>, pool: ReaderPool): UnderWay {
  const one: UnderWay = { reading: readBatch(batch, pool), bytes: bytesToRead(batch), isDone: false }
  const done = () => {
    one.isDone = true
  }
  // Its failure is met when its turn comes.
  one.reading.then(done, done)
  return one
}

const bytesToRead = ({ mails }: Batched<Sifted>): number =>
  mails.reduce((sum, { reading }) => sum + (reading instanceof Uint8Array ? reading.length : 0), 0)

async function readBatch({ mails, others }: Batched<Sifted>, pool: ReaderPool): Promise<Batched<MailReading>> {
  const toRead = mails.flatMap(({ reading }) => (reading instanceof Uint8Array ? [reading] : []))
  const readings = (toRead.length === 0 ? [] : await pool.read(toRead)).values()
  const read = mails.flatMap(({ reading, ...place }) => {
    const one = reading instanceof Uint8Array ? readings.next().value : reading
    return one === undefined ? [] : [{ ...place, reading: one }]
  })
  return { mails: read, others }
}

async function* inBatches(all: ReturnType<OpenInput['mails']>): AsyncGenerator<Batched<Sifted>> {
  let mails: Batched<Sifted>['mails'][number][] = []
  let others: NoMail[] = []
  let toRead = 0
  let bytes = 0
  let end: unknown = null
  const batch = (): Batched<Sifted> => {
    const whole = { mails, others }
    mails = []
    others = []
    toRead = 0
    bytes = 0
    return whole
  }
  try {
    for await (const one of all) {
      if (!isMail(one)) {
        others.push(one)
        if (others.length >= BATCH_MAILS) yield batch()
        continue
      }
      if (others.length > 0) yield batch()
      const reading = passOver(one.bytes)
      mails.push({ at: one.at, cursor: one.cursor, reading: reading ?? one.bytes })
      if (reading === null) {
        toRead++
        bytes += one.bytes.length
      }
      if (mails.length >= BATCH_MAILS || toRead >= BATCH_READ || bytes >= BATCH_BYTES) yield batch()
    }
  } catch (error) {
    end = error
  }
  if (mails.length + others.length > 0) yield batch()
  if (end !== null) throw end
}
