/** What unpacks a file that begins with these bytes; gzip is Node's own. */
const PACKERS = [
  { name: 'gzip', magic: [0x1f, 0x8b], command: null },
  { name: 'bzip2', magic: [0x42, 0x5a, 0x68], command: 'bzip2' },
  { name: 'xz', magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], command: 'xz' },
  { name: 'zstd', magic: [0x28, 0xb5, 0x2f, 0xfd], command: 'zstd' },
] as const

export type Packer = (typeof PACKERS)[number]

/** How the bytes are packed; null: not at all. */
export const packerOf = (head: Uint8Array): Packer | null =>
  PACKERS.find(({ magic }) => magic.every((byte, at) => head[at] === byte)) ?? null
