import { looksBinary } from '@/lib/mail/binary'
import type { Document } from '@/lib/model'
import { parse } from '@/lib/parse'

/** What the page asks: read this. Numbered, since a later text may overtake an earlier one. */
export interface Asked {
  readonly number: number
  readonly input: string | Uint8Array
}

/** What the page is told. `ms` is the time that reading took. */
export type Answered =
  | { readonly number: number; readonly document: Document; readonly ms: number }
  | { readonly number: number; readonly problem: 'binary' | 'failed' }

async function read({ number, input }: Asked): Promise<Answered> {
  if (looksBinary(input)) return { number, problem: 'binary' }
  const from = performance.now()
  try {
    const document = await parse(input)
    return { number, document, ms: performance.now() - from }
  } catch (error) {
    console.error(error)
    return { number, problem: 'failed' }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  postMessage(await read(data))
})
