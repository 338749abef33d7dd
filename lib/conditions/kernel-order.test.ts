import { describe, expect, it } from 'vitest'
import { compareKernels, kernelOrder } from './kernel-order'

const orders: readonly (readonly string[])[] = [
  ['2.4.9', '2.4.10-pre2', '2.4.10', '2.4.10-ac1', '2.4.10-ac12', '2.4.11'],
  ['2.4.19-pre6', '2.4.19-rc1', '2.4.19-rc5', '2.4.19-rc5-aa1', '2.4.19', '2.4.19-aa1'],
  ['2.5.41', '2.5.41-mm1', '2.5.41-mm3', '2.5.41-mm10', '2.5.42'],
  ['2.6.0-test4', '2.6.0-test11', '2.6.0-rc1', '2.6.0'],
  ['2.6.11-rc3', '2.6.11-rc3-mm2', '2.6.11-rc4', '2.6.11', '2.6.11.3', '2.6.11.12'],
  ['2.6.35.10', '2.6.35.10-mm1', '2.6.35.10-74.fc14.x86_64'],
  ['5.4.0', '5.4.0-42-generic', '5.10.0-23-amd64', '5.10.0-25-amd64', '6.1.0-rc3', '6.1.0-rc3+', '6.1'],
  ['2.4.1pre3', '2.4.1', '2.4.7ac4', '2.4.8'],
]

describe('kernelOrder', () => {
  it.each(orders)('puts %s and its successors in order', (...versions: string[]) => {
    expect([...versions].reverse().sort(compareKernels)).toEqual(versions)
    expect([...versions].reverse().sort((a, b) => (kernelOrder(a) < kernelOrder(b) ? -1 : 1))).toEqual(versions)
  })

  it.each([
    ['linux 2.4.7', '2.4.7'],
    ['v5.10', '5.10'],
    ['Linux-2.4.7', '2.4.7'],
    ['2.4.7ac4', '2.4.7-ac4'],
    ['6.1', '6.1.0'],
  ])('takes %s for %s', (a, b) => {
    expect(compareKernels(a, b)).toBe(0)
  })

  it.each([
    ['2.4.10', '2.4.10-ac1'],
    ['6.1.0-rc3', '6.1.0-rc3+'],
    ['2.6.11-mm1', '2.6.11-mm2'],
  ])('tells %s from %s', (a, b) => {
    expect(compareKernels(a, b)).not.toBe(0)
  })

  it('puts what is no version behind all versions', () => {
    expect(compareKernels('mainline', '6.1')).toBeGreaterThan(0)
    expect(kernelOrder('')).toBe('~')
  })
})
