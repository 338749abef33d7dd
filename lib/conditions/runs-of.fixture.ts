import type { Run } from '@/lib/model'
import { parse } from '@/lib/parse'

/** One result for each `=`: figures differ, so that no two are alike. */
export async function runsOf(text: string): Promise<readonly Run[]> {
  let figure = 20
  const mail = text.replace(
    /^((?:> ?)*)=$/gm,
    (_, quote: string) => `${quote}Throughput ${figure++}.5031 MB/sec 8 procs`,
  )
  return (await parse(mail)).messages.flatMap(({ runs }) => runs)
}
