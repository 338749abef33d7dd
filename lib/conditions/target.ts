import type { Block } from '@/lib/formats/format'
import type { Line } from '@/lib/mail/line'

/** What a benchmark worked on: a block device itself, one that is no array, or files, which have a filesystem. */
export type Target = 'device' | 'drive' | 'files'

const HINT = /\b(?:filename|directory|if|of)\s?=|\b(?:ioping|hdparm|blkdiscard|fallocate)\s/
/** fio's, on a command line or in a job file */
const FILE_NAME = /\bfilename\s?=\s?["']?([^\s"']+)/
const DIRECTORY = /\bdirectory\s?=/
const OPERAND = /\b[io]f=(\S+)/g
const PROBE = /\b(?:ioping|hdparm|blkdiscard|fallocate)\s(?:\S+\s)*?\/dev\/\w/
/** `/dev/zero` gives bytes, `/dev/null` takes them: neither is measured; `/dev/shm` holds files */
const DEVICE = /^\/dev\/(?!(?:zero|null|u?random|full|shm)\b)/
const DRIVE = /^\/dev\/(?:nvme\d\w*|ng\d\w*|nullb\d+|ram\d+|zram\d+)$/
/** A disk, or a controller's array; beside an array of md it is one of its disks. */
const PLAIN_DISK = /^\s*(?:.{0,60}[#$>]\s*)?hdparm\s(?:-\S+\s+)*\/dev\/[hs]d[a-z]\d*\s*$/
const SOFTWARE_ARRAY = /\bhdparm\s(?:\S+\s)*?\/dev\/md\d/
const STREAM = /^\/dev\/(?:zero|null|u?random|full)$/
/** A longer line is a dump. */
const LONGEST = 1000

/** `fio --filename=/dev/nvme0n1`, `dd if=/dev/md0 of=/dev/null`: the device; `of=/mnt/x`: files. null: the line doesn't say. */
export function targetIn(line: string): Target | null {
  if (line.length > LONGEST || !HINT.test(line)) return null
  if (DIRECTORY.test(line)) return 'files'
  const name = FILE_NAME.exec(line)?.[1]
  if (name !== undefined) return DEVICE.test(name) ? kindOf([name]) : 'files'
  const operands = [...line.matchAll(OPERAND)].map((match) => match[1] ?? '').filter((path) => !STREAM.test(path))
  if (operands.length > 0) return operands.every((path) => DEVICE.test(path)) ? kindOf(operands) : 'files'
  return PROBE.test(line) ? 'device' : null
}

/** One drive, or what may be several of them: an array, a card's volume. */
const kindOf = (devices: readonly string[]): Target =>
  devices.length === 1 && DRIVE.test(devices[0] ?? '') ? 'drive' : 'device'

/** For each result what the nearest command line over it, or in it, says; without one of its own that of the result before. */
export function targetsOf(blocks: readonly Block[], lines: readonly Line[]): readonly (Target | null)[] {
  let from = 0
  let target: Target | null = null
  let hasArray: boolean | undefined
  const isMember = ({ text }: Line): boolean => {
    if (text.length > LONGEST || !PLAIN_DISK.test(text)) return false
    hasArray ??= lines.some((line) => line.text.length <= LONGEST && SOFTWARE_ARRAY.test(line.text))
    return hasArray
  }
  return blocks.map(({ first, last }) => {
    const depth = lines[first]?.depth
    for (let at = from; at <= last; at++) {
      const line = lines[at]
      if (line === undefined || line.depth !== depth) continue
      target = isMember(line) ? 'drive' : (targetIn(line.text) ?? target)
    }
    from = last + 1
    return target
  })
}
