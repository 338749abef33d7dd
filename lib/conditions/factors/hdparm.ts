import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** "with hdparm -a16 -c1 -m16 /dev/hde": how the drive was set. Not `hdparm -t`, which measures. */
const HDPARM = /\bhdparm((?:\s+-[A-Za-z]\s?\d*)+)/
const MEASURES = /^(?:-[tTiIgv]+\s*)+$/

export const hdparm: Extractor = {
  name: 'hdparm settings',
  hint: /hdparm/,
  find({ text }: Passage): readonly Found[] {
    const match = HDPARM.exec(text)
    const settings = match?.[1]?.trim() ?? ''
    if (match === null || settings === '' || MEASURES.test(settings)) return []
    return [foundAt(match, settings, { field: 'factors.hdparm', value: settings, certainty: 'set', headingOnly: true })]
  },
}
