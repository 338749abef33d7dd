import { type Extractor, type Found, foundAt } from './extractor'
import type { Fact } from './fact'
import type { Passage } from './passage'

/** `# mount /dev/vdb /mnt`, `root@box:~# mount -t ext4 /dev/sdb1 /mnt && sync`: a device and a directory, and no options */
const MOUNT =
  /^[\s#$%*=>-]*(?:\[?[\w.-]+@[^\s#$%]+(?:\s[^\]\s]*\])?\s?[#$%]\s*)?(?:sudo\s+)?(?:\/\S*\/)?(mount(?:\s+-t\s*\w+)?\s+(?:\/dev\/|LABEL=|UUID=|[\w.-]+:\/)\S*\s+(?:\/|\.\/|\$)[^\s;,&()]*)\s*(?:$|[;&#]|\.{2,}|-{2,}\s*$)/
const FIELD = 'plainMount'

/** A mount that was typed without options: it ends those of the mount before it. */
export const plainMount: Extractor = {
  name: 'mount without options',
  hint: /\bmount\s/,
  find({ text, kind }: Passage): readonly Found[] {
    const match = kind === 'line' ? MOUNT.exec(text) : null
    const words = match?.[1] ?? ''
    if (match === null) return []
    return [foundAt(match, words, { field: FIELD, value: words, certainty: 'set', typed: true, headingOnly: true })]
  },
}

export const isPlainMount = ({ field }: Fact): boolean => field === FIELD
