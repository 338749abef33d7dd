import { describe, expect, it } from 'vitest'
import { convert, parseSize, withUnit } from './units'

describe('convert', () => {
  it.each([
    [1, 'MiB/s', 'KiB/s', 1024],
    [1, 'MB/s', 'kB/s', 1000],
    [84.8, 'MiB/s', 'KiB/s', 86835.2],
    [8, 'Mbit/s', 'MB/s', 1],
    [1500, 'ms', 's', 1.5],
    [120, 'jobs/min', 'jobs/s', 2],
    [5, 'index', 'index', 5],
    [5, null, null, 5],
  ])('%d %s is in %s: %d', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, 9)
  })

  it('tells 1000 from 1024', () => {
    expect(convert(1, 'MiB/s', 'MB/s')).toBeCloseTo(1.048576, 9)
  })

  it.each([
    ['MB/s', 's'],
    ['ops/s', 'files/s'],
    ['MB/s', null],
    [null, 's'],
    ['parsecs', 'MB/s'],
  ])('does not convert %s to %s', (from, to) => {
    expect(convert(1, from, to)).toBeNull()
  })
})

describe('parseSize', () => {
  it.each([
    ['3100M', 3100 * 2 ** 20],
    ['8G', 8 * 2 ** 30],
    ['4000 MB', 4000 * 2 ** 20],
    ['8192 megs', 8192 * 2 ** 20],
    ['1.5 GB', 1.5 * 2 ** 30],
    ['16 kB', 16384],
    ['32k', 32768],
    ['4096', 4096],
    ['512 bytes', 512],
    ['1 TiB', 2 ** 40],
  ])('reads %s', (text, bytes) => {
    expect(parseSize(text)).toBe(bytes)
  })

  it.each(['', 'big', '8 x 9 GB', '2.4.10', 'G', '10 disks', '-5M'])('does not read "%s"', (text) => {
    expect(parseSize(text)).toBeNull()
  })
})

describe('withUnit', () => {
  it.each([
    ['13.01', 'MB/s', '13.01 MB/s'],
    ['13.01', null, '13.01'],
    ['8508KiB/s', 'KiB/s', '8508KiB/s'],
    ['11.8 MiB/s', 'KiB/s', '11.8 MiB/s'],
    ['1m7.309s', 's', '1m7.309s'],
    ['13.9k', 'iops', '13.9k iops'],
    ['+++++', 'KiB/s', '+++++ KiB/s'],
  ])('%s in %s is %s', (text, unit, said) => expect(withUnit(text, unit)).toBe(said))
})
