import { expect, it } from 'vitest'
import { runsOf } from './runs-of.fixture'

it.each([
  ['Without RAID', 'Without RAID'],
  ['=== Second disk ===', 'Second disk'],
  ["Here's 2.4.8:", '2.4.8'],
  ['8K IO size                        gain', '8K IO size'],
  // what ran printed it
  ['passed: 9: ramfs (9)', null],
  ['+ set +x', null],
  ['Phase 6:        10/22 13:18:45  10/22 13:19:00  15 seconds', null],
  ['Total run time: 4 minutes, 10 seconds', null],
  // sentences
  ['No, it was missing.  Here it is again', null],
])('over a result, "%s" names it %s', async (heading, label) => {
  expect((await runsOf(`${heading}\n=`)).map((run) => run.label)).toEqual([label])
})
