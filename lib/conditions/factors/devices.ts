import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|eight|ten|twelve|first|second|third|1st|2nd|3rd|old|new|single|both)'
const THING = '(?:hdds?|ssds?|nvmes?|dis[ck]s?|drives?|spindles?|ramdisks?|luns?)'
const DEVICE = `(?:${COUNT} ?x? )*${THING}(?:\\([^()]{1,30}\\))?`
/** ", 2 HDDs:", "the second HDD (an old one):", "HDD(old)+SSD" at the end of a title */
const DEVICES = new RegExp(
  `(?:^|[,(]|\\s)\\s*(?:on )?(?:the |an? |my )?(${DEVICE}(?: ?\\+ ?${DEVICE})*)(?: \\([^()]{1,40}\\))?\\s*:\\s*$`,
  'i',
)
/** "On null_blk, …:", "on /dev/sdb:": the device that a title speaks of */
const ON =
  /^[\s*=#-]*(?:on|for|(?:reading|reads?|sequential read|random read) from|(?:writing|writes?) (?:to|on)) (?:(?:the|an?) )?(?:[\w-]+-backed )?(brd|null_blk\w*|zram\d*|loop\d*|ram\d+|ram ?disk|pmem\d*\w*|nvme\d\w*|md\d+|dm-\d+|[hsv]d[a-z]\d*|\/dev\/[\w/-]+)(?: devices?| disk)?(?=\s*[,:(]|\s*$)/i

/** Which disks or which block device a heading speaks of. */
export const devices: Extractor = {
  name: 'devices',
  hint: /hdd|ssd|nvme|dis[ck]|drive|spindle|lun|^\W*(?:on|for) |\/dev\//i,
  find({ text, kind }: Passage): readonly Found[] {
    if (kind !== 'line' || text.length > 100) return []
    const on = ON.exec(text)
    if (on !== null) return [fact(on, 'device')]
    const match = DEVICES.exec(text)
    return match === null || /^(?:dis[ck]|drive|lun)s?$/i.test(match[1] ?? '') ? [] : [fact(match, 'devices')]
  },
}

function fact(match: RegExpExecArray, name: string): Found {
  const value = match[1] ?? ''
  return foundAt(match, value, { field: `factors.${name}`, value, certainty: 'set', headingOnly: true })
}
