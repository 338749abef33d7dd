/**
 * An answer that is sent while it is made. The first part is waited for before anything is sent: what is wrong by then is still answered as an error. A reader
 * who goes away ends the work.
 */
export async function streamText(
  parts: AsyncGenerator<string, undefined>,
  type: string,
  name: string,
): Promise<Response> {
  const first = await parts.next()
  return new Response(streamOf(first.value ?? '', parts), {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `inline; filename="${name}"` },
  })
}

function streamOf(first: string, rest: AsyncGenerator<string, undefined>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder()
  return new ReadableStream({
    start: (sink) => sink.enqueue(bytes.encode(first)),
    pull: async (sink) => {
      const next = await rest.next()
      if (next.done === true) sink.close()
      else sink.enqueue(bytes.encode(next.value))
    },
    cancel: async () => {
      await rest.return(undefined)
    },
  })
}

type Rows<Row> = AsyncGenerator<readonly Row[], undefined>

/** `{"total":…,"runs":[…]}`: what is said of a list, and the whole list under a name. */
export async function* jsonParts(head: object, name: string, rows: Rows<unknown>): AsyncGenerator<string, undefined> {
  const said = JSON.stringify(head).slice(0, -1)
  yield `${said}${said === '{' ? '' : ','}${JSON.stringify(name)}:[`
  let isFirst = true
  for await (const some of rows) {
    if (some.length > 0) yield (isFirst ? '' : ',') + some.map((row) => JSON.stringify(row)).join(',')
    isFirst &&= some.length === 0
  }
  yield ']}'
}

/** Every row as something else. */
export async function* eachWith<From, To>(rows: Rows<From>, change: (row: From) => To): Rows<To> {
  for await (const some of rows) yield some.map(change)
}
