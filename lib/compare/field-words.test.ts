import { describe, expect, it } from 'vitest'
import { besidesWords, fieldWords, valueWords } from './field-words'

describe('fieldWords', () => {
  it.each([
    ['kernel', 'kernel'],
    ['mountOptions', 'mount options'],
    ['toolVersion', 'tool version'],
    ['option.noatime', 'noatime'],
    ['factors.max-readahead', 'max-readahead'],
    ['factors.speedup patch', 'speedup patch'],
    ['factors.nrRequests', 'nrRequests'],
    ['system.cpu', 'CPU'],
    ['system.chunkSize', 'chunk size'],
    ['params.fileSize', 'file size'],
    ['params.clients', 'clients'],
  ])('%s is %s', (field, words) => expect(fieldWords(field)).toBe(words))
})

describe('valueWords', () => {
  it.each([
    ['kernel', '2.4.10', '2.4.10', true],
    ['mountOptions', null, 'not stated', false],
    ['option.delaylog', 'with', 'with delaylog', false],
    ['factors.speedup patch', 'without', 'without speedup patch', false],
    ['factors.max-readahead', '511', '511', true],
    ['filesystem', 'with', 'with', true],
  ])('%s %j is %s', (field, value, text, mail) => expect(valueWords(field, value)).toEqual({ text, mail }))
})

describe('besidesWords', () => {
  it.each([
    ['factors.after', 'reboot', 'after reboot'],
    ['factors.patch', 'memory.c fix', 'memory.c fix'],
    ['factors.patch 2', 'low latency', 'low latency'],
    ['factors.kupdated', 'stopped', 'kupdated stopped'],
    ['factors.speedup patch', 'with', 'with speedup patch'],
    ['mountOptions', 'data=writeback', 'data=writeback'],
    ['params.fileSize', '8G', 'file size 8G'],
    ['factors.after', null, ''],
  ])('%s %j is %j', (field, value, words) => expect(besidesWords(field, value)).toBe(words))
})
