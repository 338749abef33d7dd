import { type Extractor, type Found, foundAt } from './extractor'
import type { Passage } from './passage'

/** `mdadm -C /dev/md0 -l5 -n3 -c128 …`, `mdadm --create /dev/md0 --level=10 --chunk=512K …` */
const CREATED = /\bmdadm\s(?:.*\s)?(?:--create|-C)\s/
const LEVEL = /\s(?:--level[= ]|-l ?=?)((?:raid)?\d{1,2})(?=\s|$)/i
const CHUNK = /\s(?:--chunk[= ]|-c ?=?)(\d+[KMkm]?)(?=\s|$)/
/** /proc/mdstat: `md0 : active raid5 sdc[2] sdb[1] sda[0]` */
const MDSTAT = /^\s*md[\w-]+ : active (?:\([\w-]+\) )?(raid\d{1,2}) \w+\[\d/

/** An array of md as its own tools state it. */
export const array: Extractor = {
  name: 'md array',
  hint: /mdadm|^\s*md[\w-]+ : active/m,
  find({ text }: Passage): readonly Found[] {
    const made = CREATED.test(text)
    const level = made ? LEVEL.exec(text) : MDSTAT.exec(text)
    const chunk = made ? CHUNK.exec(text) : null
    return [
      ...(level === null ? [] : [part(level, 'raid', (words) => (/^raid/i.test(words) ? words : `RAID ${words}`))]),
      ...(chunk === null ? [] : [part(chunk, 'chunkSize', (words) => (/\d$/.test(words) ? `${words}K` : words))]),
    ]
  },
}

function part(match: RegExpExecArray, name: string, asSaid: (words: string) => string): Found {
  const words = match[1] ?? ''
  return foundAt(match, words, { field: `system.${name}`, value: asSaid(words), certainty: 'set' })
}
