import { describe, expect, it } from 'vitest'
import { canonicalMountOptions } from './canonical-mount-options'

describe('canonicalMountOptions', () => {
  it.each([
    [['rw', 'noatime'], 'noatime,rw'],
    [['noatime', 'rw', 'noatime'], 'noatime,rw'],
    [[' rw ', ''], 'rw'],
    [['logbsize=262144', 'delaylog'], 'delaylog,logbsize=262144'],
    [[], ''],
  ])('%j becomes %j', (options, key) => {
    expect(canonicalMountOptions(options)).toBe(key)
  })

  it('keeps values apart and does not fold case', () => {
    expect(canonicalMountOptions(['data=writeback'])).not.toBe(canonicalMountOptions(['data=ordered']))
    expect(canonicalMountOptions(['sec=KRB5'])).toBe('sec=KRB5')
  })
})
