import { describe, expect, it } from 'vitest'
import { machineOf } from './machine'

const A = { cpu: 'Core 2 Quad CPU Q9550 @ 2.83GHz', memory: '4 GB', raid: 'RAID 5' }

describe('machineOf, key', () => {
  it('is the same for one description, whatever the poster calls the machine', () => {
    const key = machineOf(A, 'mid:1').key
    expect(machineOf({ ...A, label: 'System A' }, 'mid:2').key).toBe(key)
    expect(machineOf({ raid: 'RAID  5', memory: '4 gb', cpu: A.cpu }, 'mid:2').key).toBe(key)
  })

  it('is short, whatever is said', () => {
    expect(machineOf({ ...A, storage: 'disk '.repeat(500) }, 'mid:1').key).toMatch(/^[0-9a-z]{1,11}$/)
    expect(machineOf(null, 'mid:1').key).toMatch(/^[0-9a-z]{1,11}$/)
  })

  it.each([
    ['another part', A, { ...A, raid: 'RAID 6' }],
    ['a part more', A, { ...A, controller: 'on board' }],
    ['another name, nothing else said', { label: 'puma' }, { label: 'lynx' }],
  ])('differs for %s', (_, one, other) => {
    expect(machineOf(one, 'mid:1').key).not.toBe(machineOf(other, 'mid:1').key)
  })

  it.each([
    ['no description', null],
    ['a name', { label: 'System A' }],
    ['one part', { memory: '2G' }],
    ['a processor alone', { cpu: 'Xeon', memory: '2G' }],
  ])('%s does not reach over messages', (_, system) => {
    expect(machineOf(system, 'mid:1').key).toBe(machineOf(system, 'mid:1').key)
    expect(machineOf(system, 'mid:1').key).not.toBe(machineOf(system, 'mid:2').key)
  })
})

describe('machineOf, label', () => {
  it.each([
    [null, null],
    [{}, null],
    [{ ...A, label: 'System A' }, 'A: Core 2 Quad, RAID 5'],
    [
      { cpu: 'Dual-Core AMD Opteron 2216 @ 2.4 GHz', raid: 'RAID 6', label: 'System B' },
      'B: Dual-Core Opteron 2216, RAID 6',
    ],
    [{ label: 'puma', cpu: 'dual PIII/1Ghz', memory: '2G', storage: 'FibreChannel' }, '2 × PIII/1Ghz, FibreChannel'],
    [{ cpu: '2xAthlon MP 1600+', raid: 'RAID 5' }, '2 × Athlon MP 1600+, RAID 5'],
    [{ cpu: '8 processor Intel Xeon, 700 MHz', raid: 'RAID 10' }, '8 × Xeon, RAID 10'],
    [{ cpu: 'Athlon I 550', memory: '640 MB' }, 'Athlon I 550, 640 MB'],
    [{ cpu: '486' }, '486'],
    [{ cpu: '20 CPUs', storage: 'NVMe SSD' }, '20 CPUs, NVMe SSD'],
    [{ cpu: '8-way', memory: '16G' }, '8 CPUs, 16G'],
    [{ memory: '2G' }, '2G'],
    [{ label: 'puma' }, 'puma'],
  ])('%j is %j', (system, label) => {
    expect(machineOf(system as never, 'mid:1').label).toBe(label)
  })
})
