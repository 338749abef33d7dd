import type { HardwarePart } from './hardware-part'

export const chunkSize: HardwarePart = {
  part: 'chunkSize',
  named:
    /\b(?:chunk|stripe|strip)[ -]?(?:unit[ -]?)?(?:size)?s? ?(?:of|is|was|=|:)? {0,2}\d+ ?[km](?:i?b)?\b|\bchunk-?size ?= ?\d+\b(?![.,]?\d| ?[a-z])|\b\d+ ?[km](?:i?b)? (?:chunks?|stripes?|(?:chunk|stripe)[ -]?size)\b/gi,
  hint: /chunk|stripe|strip/i,
  // "reads in 32K chunks" are of no array
  within: /raid|stripe|strip|\bmd|chunk(?!s)/i,
  filler:
    /^(?:chunk|stripe|strip)[ -]?(?:unit[ -]?)?(?:size)?s?\s*(?:of|is|was|=|:)?\s*|\s*(?:chunks?|stripes?|(?:chunk|stripe)[ -]?size)[\s.:]*$/i,
}
