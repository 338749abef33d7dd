/** Works out each key's value once: thousands of cells share a few dozen texts. */
export function remembered<K, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = workOut(key)
    known.set(key, value)
    return value
  }
}
