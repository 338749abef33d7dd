/** For the report, where the mail itself could not be read. */
export function messageIdIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 65536)).toString('latin1')
  return /^message-id:\s*<?([^<>\s]{1,250})/im.exec(head)?.[1] ?? null
}
