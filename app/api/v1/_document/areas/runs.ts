import { SORTS } from '@/lib/url/runs-filter'
import { getJson, type Paths, post } from '../operation'
import { key, part, STRETCH } from '../parameters'
import { correction } from '../schemas/bodies'
import { proposed } from '../schemas/change'
import { run, runs } from '../schemas/run'

const NOT_STATED = '`-`: not stated'

const FILTER = [
  key(
    'q',
    'what is looked for in mails and what their runs state: words, `"a phrase"`, `kernel:2.4.1*`, `from:name`',
    'delaylog',
  ),
  key('tool', 'the benchmark, of /subjects/benchmarks', 'bonnie++'),
  key('version', `its version; ${NOT_STATED}`, '1.96'),
  key('fs', `the filesystem, of /subjects/filesystems; ${NOT_STATED}`, 'xfs'),
  key('series', `a series of kernels: 2.4, 2.6, from 3.0 on 5.x; ${NOT_STATED}`, '2.6'),
  key('kernel', `the kernel, of /subjects/kernels; ${NOT_STATED}`, '2.4.10'),
  key('option', `a mount option, however it is written; ${NOT_STATED}`, 'delaylog'),
  key('raid', `the RAID level; ${NOT_STATED}`, 'raid5'),
  key('scheduler', `the I/O scheduler; ${NOT_STATED}`, 'deadline'),
  key('factor', 'something varied, or its value; `-`: nothing', 'max-readahead:511'),
  key('year', 'of the mail; `-`: undated', '2011'),
  key('poster', 'who wrote the mail, a name of /subjects/posters', 'Ann Poe'),
  key('list', 'the list that the mail came through, of /subjects/lists', 'linux-raid'),
  key('finding', 'a kind of finding; `-`: runs without one', 'identical-runs'),
  key('msg', 'only the runs of one message, quotations too', 'qqdc3gm21j'),
  key('machine', 'a machine, of /subjects/machines', 'cg06987vi8'),
  key('sort', 'what is not stated stands last; date unless said otherwise', 'kernel', { type: 'string', enum: SORTS }),
  key('dir', 'desc unless said otherwise', 'asc', { type: 'string', enum: ['asc', 'desc'] }),
]

const id = part('id', 'the number of the run', { type: 'integer' })

export const runsPaths: Paths = {
  '/runs': {
    get: getJson(
      {
        id: 'listRuns',
        summary: 'The runs of the archive',
        description:
          'Each with its conditions, where they were read, and its figures: the rows of the page /runs. A quotation of a run that the archive holds is not a run of its own.',
        parameters: [
          ...FILTER,
          key(
            'metric',
            'figures of these only, joined by commas; all figures unless said otherwise. It chooses figures, not runs',
            'seq_output_block',
          ),
          ...STRETCH,
        ],
      },
      runs,
    ),
  },
  '/runs/{id}': { get: getJson({ id: 'getRun', summary: 'One run', parameters: [id] }, run) },
  '/runs/{id}/corrections': {
    post: post(
      {
        ...{
          id: 'correctRun',
          summary: 'Puts one condition of a run right, or proposes it',
          parameters: [id],
          secured: true,
        },
        description:
          'Set to what was read it takes a correction back. What was read is kept, and the change is in the log.',
        body: { 'application/json': correction },
      },
      { 204: ['It is in force.'], 202: ['It waits for somebody who may.', proposed] },
    ),
  },
}
