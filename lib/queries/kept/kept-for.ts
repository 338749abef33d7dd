import type { Archive } from '@/lib/db/client'

// On globalThis: Next gives pages, routes and the start of the server a copy of this module each.
const shared: typeof globalThis & { ioloreKept?: WeakMap<Archive, Map<string, unknown>> } = globalThis

/** What the whole process keeps of an archive under a name: made when it is first asked for, gone with the archive. */
export function keptFor<T>(archive: Archive, name: string, make: () => T): T {
  shared.ioloreKept ??= new WeakMap()
  const kept = shared.ioloreKept.get(archive) ?? new Map<string, unknown>()
  shared.ioloreKept.set(archive, kept)
  if (!kept.has(name)) kept.set(name, make())
  // The name decides the type: nobody else keeps anything under it.
  return kept.get(name) as T
}
