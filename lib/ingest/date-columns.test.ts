import { afterEach, expect, test, vi } from 'vitest'
import { dateColumns } from './date-columns'

afterEach(() => vi.unstubAllEnvs())

test.each([
  [null, null, null],
  ['once upon a time', null, null],
  ['1970-01-02', 86_400, 1970],
  ['1970-01-01T01:00:00Z', 3600, 1970],
  ['1970-01-01T01:00:00+01:00', 0, 1970],
  ['1970-01-01T01:00:00', 3600, 1970],
  ['1969-12-31T23:00:00.5-02:00', 3600, 1969],
])('%j is %j, %j, wherever the computer stands', (date, time, year) => {
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone)
    expect(dateColumns(date)).toEqual({ time, year })
  }
})
