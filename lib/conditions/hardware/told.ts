import type { Found } from '../extractor'

interface Told {
  readonly field: string
  /** the value is its first group */
  readonly pattern: RegExp
}

/** Sentences that say of a part what it is, in words that name no part by themselves. */
const SENTENCES: readonly Told[] = [
  // "The disk under test is /dev/hdc on IDE channel 2"
  {
    field: 'system.storage',
    pattern:
      /\b(?:dis[ck]|drive|device|partition)s?\s+(?:(?:under|in|for the) test(?:ing)?\s+|tested\s+|used\s+)?(?:is|was)\s+(\/dev\/\w+(?:\s+\(?on\s+(?:the\s+)?(?:ide|scsi|sata|usb)\s+(?:channel|bus|port)\s+\d)?)/i,
  },
  // "The kernel is 5.15 and the block device is an LVM volume on a big array, but …"
  {
    field: 'system.storage',
    pattern:
      /(?<!\b(?:if|when|whether|unless|that) (?:the |an? |my |your )?)\b(?:block device|dis[ck]|drive|storage|backing (?:store|device)|test device|target)s?\s+(?:is|was|are|were)\s+(?:backed by\s+)?(?:an?\s+|the\s+|on\s+)?((?:[\w*/-]+\s+){0,5}(?:lvm|ssds?|hdds?|nvme|e-?mmc|s-?ata|sas|raid-?\d{1,2}|ramdisk|null_blk|brd|zram|pmem|iscsi|virtio\w*)(?:\s+(?:(?!behind\b|with\b|but\b|because\b|which\b|that\b|and\b|so\b|where\b|if\b|while\b|when\b)[\w*/-]+)){0,7})/i,
  },
  // "on a six-drive (spinning disk) btrfs raid"
  {
    field: 'system.storage',
    pattern:
      /\b((?:\d{1,2}|two|three|four|five|six|eight|ten|twelve)-(?:dis[ck]|drive))\s+(?:\([^()]{1,30}\)\s+)?(?:\w+\s+)?(?:raid|array|md|zpool|pool|stripe|volume)\b/i,
  },
  // "Chipset is an Intel E7221 (ICH6 rev 3)"
  {
    field: 'system.mainboard',
    pattern: /\bchip ?set\s+is\s+(?:an?\s+|the\s+)?((?:[A-Z]\w+\s){1,2}[\w-]*\d[\w-]*)/i,
  },
  // "a virtualised NVMe device in qemu"
  {
    field: 'system.virtual',
    pattern:
      /\b(?:in|inside|under)\s+(qemu(?:[/ -]?kvm)?|kvm|virtualbox|vmware|hyper-v|parallels)\b(?!\s*(?:guests?|vms?|patch|code)\b)/i,
  },
  // "as the network link is a 1Gb/s one"
  {
    field: 'system.network',
    pattern:
      /\b(?:network|link|ethernet|lan)\s+(?:(?:link|card|speed|interface|connection)\s+)?(?:is|was)\s+(?:only\s+)?(?:an?\s+)?(\d+ ?[gm]b(?:it)?(?:\/s|ps))/i,
  },
]

/** "the disk is slower than an SSD": what it is like, not what it is */
const LIKENED =
  /\b(?:than|like|not|never|always|still|being|busy|idle|full|used|able|going|limited|faster|slower|as|too|only)\b/i

export function partsTold(text: string): readonly Found[] {
  return SENTENCES.flatMap(({ field, pattern }) => {
    const match = pattern.exec(text)
    const words = match?.[1] ?? ''
    if (match === null || LIKENED.test(words)) return []
    const start = match.index + match[0].lastIndexOf(words)
    return [{ field, value: words.replace(/\s+/g, ' '), start, length: words.length, certainty: 'set' as const }]
  })
}
