import { getJson, type Paths, post } from '../operation'
import { key, keys, part } from '../parameters'
import { asked } from '../schemas/bodies'
import { answered } from '../schemas/comparison'
import { kept, permalink } from '../schemas/permalink'

const FIELD =
  'kernel, filesystem, mountOptions, option.noatime, toolVersion, system.raid, factors.max-readahead, params.threads …'

const QUESTION = [
  key('tool', 'the benchmark; the one with most runs unless said otherwise', 'bonnie++'),
  key('metric', 'metrics, joined by commas; `all`; the benchmark’s main one unless said otherwise', 'seq_output_block'),
  key('by', `the condition that is varied: ${FIELD}`, 'mountOptions'),
  keys(
    'hold',
    'a condition held to a value, `filesystem:xfs`; `kernel` alone: not stated; `kernel:2.4.0..2.4.20`',
    'filesystem:xfs',
  ),
  keys('value', 'only this value of `by`', 'delaylog'),
  keys('equal', 'a condition that must be equal within a matched pair', 'kernel'),
  key('base', 'the value that the others are set against', 'noatime'),
  key('against', 'previous: each value against the one before', 'base', { type: 'string', enum: ['base', 'previous'] }),
  key('memory', 'out: without runs whose file fits into the stated memory', 'out', {
    type: 'string',
    enum: ['marked', 'out'],
  }),
  key('machines', 'ratio: over all machines; together: unlike machines share an axis', 'ratio', {
    ...{ type: 'string', enum: ['each', 'ratio', 'together'] },
  }),
  key('msg', 'only the runs of one message', 'qqdc3gm21j'),
  keys('run', 'only these runs, by number', '12'),
]

export const comparisonsPaths: Paths = {
  '/comparisons': {
    get: getJson(
      {
        ...{ id: 'compare', summary: 'The comparison that answers a question' },
        description:
          'What the question leaves open the archive fills in: `comparison.question` is the whole of it. What no run states is refused with 422.',
        parameters: QUESTION,
      },
      answered,
    ),
  },
  '/permalinks': {
    post: post(
      {
        ...{ id: 'keep', summary: 'Keeps a comparison as it is now, for good' },
        description: 'The same question with the same figures has the same address, whoever keeps it.',
        body: { 'application/json': asked },
      },
      { 201: ['It is kept.', kept], 200: ['It was kept before.', kept] },
    ),
  },
  '/permalinks/{slug}': {
    get: getJson(
      {
        ...{ id: 'getPermalink', summary: 'A kept comparison, with what changed since' },
        parameters: [part('slug', 'six characters')],
      },
      permalink,
    ),
  },
}
