import { expect, it } from 'vitest'
import { hideEverywhere } from './hide-everywhere'

it('hides addresses at any depth and keeps what identifies a message', () => {
  const hidden = hideEverywhere({
    messageId: '20010926.osei@kestrel.example.org',
    text: 'Hi,\nwrite to osei@kestrel.example.org',
    runs: [{ label: 'for osei@kestrel.example.org', value: 13.01, none: null }],
  })
  expect(hidden.messageId).toBe('20010926.osei@kestrel.example.org')
  expect(hidden.text).not.toContain('kestrel')
  expect(hidden.text).toHaveLength('Hi,\nwrite to osei@kestrel.example.org'.length)
  expect(hidden.runs[0]?.label).not.toContain('osei')
  expect(hidden.runs[0]).toMatchObject({ value: 13.01, none: null })
})
