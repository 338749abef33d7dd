import { describe, expect, it } from 'vitest'
import { correctedTogether } from './corrected-together'

const by = (at: string) => ({ who: 'operator', at, reason: null })
const kernel = (value: string, read: string | null, at: string) => ({ kernel: { value, read, by: by(at) } })
const shown = { field: 'kernel', value: '2.4.10', corrected: { read: '2.4.9', by: by('2026-01-01') } }

describe('correctedTogether', () => {
  it.each<[string, Parameters<typeof correctedTogether>[1], readonly number[]]>([
    ['nothing is set aside', [], []],
    ['one of them is', [{ ordinal: 2, corrected: kernel('2.4.10', '2.4.9', '2026-01-01') }], [2]],
    ['it was corrected another time', [{ ordinal: 2, corrected: kernel('2.4.10', '2.4.9', '2026-01-02') }], []],
    ['something else was read in it', [{ ordinal: 2, corrected: kernel('2.4.10', null, '2026-01-01') }], []],
    ['it has another value by now', [{ ordinal: 2, corrected: kernel('2.4.11', '2.4.9', '2026-01-01') }], []],
    ['something else of it was corrected', [{ ordinal: 2, corrected: {} }], []],
  ])('%s', (_, setAside, ordinals) => expect(correctedTogether(shown, setAside)).toEqual(ordinals))
})
