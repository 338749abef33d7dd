/** A part of a path as a text: Next hands it on as it stands in the address. What is no encoding stays as it is. */
export function textInPath(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
