import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { threadMbox } from '@/lib/export/thread-mbox'
import { answer } from '@/lib/http/answer'
import { mailOf } from '../mail-of'

/** The thread of a mail within the archive, as public-inbox gives one: an mbox, packed. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { archive, messageId, mail } = await mailOf(request)
    const packed = Readable.from(threadMbox(archive, messageId)).pipe(createGzip())
    const headers = {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${mail.id}.mbox.gz"`,
    }
    return new Response(new ReadableStream(toSource(packed)), { headers })
  })
}

/** Chunks are asked for one by one: a reader who goes away ends the work. */
function toSource(stream: Readable): UnderlyingDefaultSource<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  return {
    async pull(sink) {
      const next = await chunks.next()
      if (next.done === true) sink.close()
      else sink.enqueue(next.value)
    },
    cancel: () => void stream.destroy(),
  }
}
