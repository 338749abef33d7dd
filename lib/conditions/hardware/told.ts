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
  // "as the network link is a 1Gb/s one"
  {
    field: 'system.network',
    pattern:
      /\b(?:network|link|ethernet|lan)\s+(?:(?:link|card|speed|interface|connection)\s+)?(?:is|was)\s+(?:only\s+)?(?:an?\s+)?(\d+ ?[gm]b(?:it)?(?:\/s|ps))/i,
  },
]

export function partsTold(text: string): readonly Found[] {
  return SENTENCES.flatMap(({ field, pattern }) => {
    const match = pattern.exec(text)
    const words = match?.[1] ?? ''
    if (match === null) return []
    const start = match.index + match[0].lastIndexOf(words)
    return [{ field, value: words.replace(/\s+/g, ' '), start, length: words.length, certainty: 'set' as const }]
  })
}
