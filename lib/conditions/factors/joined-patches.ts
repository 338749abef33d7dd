import { type Extractor, foundAt } from '../extractor'

/** "to try the delalloc+mballoc+extent patches": several in one name */
const JOINED =
  /\b(?:try|tried|trying|use|used|using|apply|applied|applying|with|took|tested|testing)\s+(?:out\s+)?(?:the\s+|your\s+|his\s+|these\s+)?([a-z][\w.-]*(?:\+[a-z][\w.-]*)+)\s+patch(?:es|set|ed)?\b/gi

/** Patches that are told of in prose and go by one name. */
export const joinedPatches: Extractor = {
  name: 'joined patches',
  hint: /\w\+\w[\s\S]*\bpatch/i,
  find({ text }) {
    return [...text.matchAll(JOINED)].map((match) =>
      foundAt(match, match[1] ?? '', { field: 'factors.patch', value: match[1] ?? '', certainty: 'set' }),
    )
  },
}
