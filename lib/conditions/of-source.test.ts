import { expect, test } from 'vitest'
import { isOfSource } from './of-source'

test.each([
  '- Patch 7: Change nvme to use the above',
  'Patches 3 - 5 carve out a block helper and scsi, nvme then use it',
  '  nvme: wire up fixed buffer support for nvme passthrough',
  '[PATCH 3/7] md/raid5: use a list of stripes',
])('%s speaks of the source', (text) => {
  expect(isOfSource(text)).toBe(true)
})

test.each([
  'patched kernel on an NVMe SSD',
  'nvme: Samsung 970 EVO 1TB',
  'disk: use of a Seagate ST3000 for all runs',
  'Patch applied, 3 NVMe drives:',
  'storage: two SATA disks',
])('%s does not', (text) => {
  expect(isOfSource(text)).toBe(false)
})
