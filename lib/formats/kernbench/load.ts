import type { Params } from '../../model'

const LOAD =
  /Average\s+(Half|Opti\w+|Max\w+|Single [Tt]hreaded|Full)(?:\s+[Ll]oad)?(?:\s+-j\s*(\d+)?)?(?:\s+[Ll]oad)?(?:\s+Run\b|\s*$)/g

/** The loads that a title names, one or several side by side: where the jobs are not told, by name alone. `[]`: it is no title. */
export const loadsIn = (text: string): readonly Params[] =>
  text.length > 400
    ? []
    : [...text.matchAll(LOAD)].map(([, load = '', jobs]) => ({
        load: load.toLowerCase(),
        ...(jobs ? { jobs: Number(jobs) } : {}),
      }))
