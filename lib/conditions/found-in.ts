import type { Extractor } from './extractor'
import type { Passage } from './passage'

/** What an extractor finds in one passage, as `field=value`: for the tables of its tests. */
export function foundIn(extractor: Extractor, text: string, kind: Passage['kind'] = 'line'): readonly string[] {
  if (!extractor.hint.test(text)) return []
  return extractor.find({ text, kind, index: 0, start: 0 }).map(({ field, value }) => `${field}=${value}`)
}
