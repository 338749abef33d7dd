import type { HardwarePart } from './hardware-part'

export const chunkSize: HardwarePart = {
  part: 'chunkSize',
  named:
    /\b(?:chunk|stripe|strip)[ -]?(?:size|unit)?s? ?(?:of|is|was|=|:)? ?\d+ ?[km](?:i?b)?\b|\b\d+ ?[km](?:i?b)? (?:chunks?|stripes?|chunk size|stripe size)\b/gi,
  hint: /chunk|stripe|strip/i,
  filler:
    /^(?:chunk|stripe|strip)[ -]?(?:size|unit)?s?\s*(?:of|is|was|=|:)?\s*|\s*(?:chunks?|stripes?|chunk size|stripe size)$/i,
}
