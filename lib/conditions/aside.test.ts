import { expect, test } from 'vitest'
import { isAside } from './aside'

test.each([
  'We saw about 105 MB/sec on the other box.',
  'On that disk, with 2.4.9, I got 30 MB/s.',
  'I had run it on an SSD a while ago.',
  'Did you test null_blk?',
  'The problem was first found by upgrading from v3.10 to v4.18.',
])('%s is an aside', (sentence) => {
  expect(isAside(sentence)).toBe(true)
})

test.each([
  'It is a sata ssd (max bandwidth about 350MB/s).',
  'The tests ran on a volume that should achieve 64000 IOPS with a throughput of 1000 MiB/s.',
  'The disk is an NVMe device rated at 3200 MB/s.',
])('%s says what a part can do', (sentence) => {
  expect(isAside(sentence)).toBe(false)
})
