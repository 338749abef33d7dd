/** "random read", "seq 4k writes": what was measured, and nothing else */
const MEASURED = '(?:reads?|writes?|seq\\w*|rand(?!omi)\\w*|and|or|only|mixed|sync|async|\\d+[a-z%]?|bs=?\\d*\\w?)'
const WORKLOAD = new RegExp(`^${MEASURED}(?:[\\s/+&,-]+${MEASURED})*$`, 'i')

/** Words that say how it was read or written, which every other title leaves as it is. */
export const isWorkload = (words: string): boolean => WORKLOAD.test(words)
