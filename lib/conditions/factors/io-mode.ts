import { type Extractor, foundAt } from '../extractor'

/** "ran bonnie++ on it in direct I/O mode", "tested with asynchronous I/O": how a benchmark was told to read and write */
const MODE =
  /\b(?:ran|run|running|tested|testing|benchmarked|used|using|measured)\b[^.;]{0,80}?\b(?:in|with|using) (direct|buffered|synchronous|asynchronous|unbuffered) (?:i\/?o)(?: mode)?\b(?! (?:and|or|vs)\b)/i

export const ioMode: Extractor = {
  name: 'how it reads and writes',
  hint: /(?:direct|buffered|synchronous)\s+i\/?o\b/i,
  find({ text }) {
    const match = MODE.exec(text.replace(/\n/g, ' '))
    const mode = match?.[1] ?? ''
    if (match === null) return []
    return [foundAt(match, mode, { field: 'factors.I/O', value: mode.toLowerCase(), certainty: 'set' })]
  },
}
