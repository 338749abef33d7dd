/** A factor and its value as one text. A name may hold a colon, so that what a filter writes (`name:value`) does not say where to cut. */
export function readFactor(written: string): readonly [name: string, value: string] {
  const cut = written.indexOf('\0')
  return [written.slice(0, cut), written.slice(cut + 1)]
}

/** Whether a filter's `name` or `name:value` means this factor. */
export function isFactor(written: string, chosen: string): boolean {
  const [name, value] = readFactor(written)
  return chosen === name || chosen === `${name}:${value}`
}
