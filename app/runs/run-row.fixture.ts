import type { RunRow } from '@/lib/queries/runs/run-row'

/** A run as a row, but for what a test says otherwise. */
export const runRow = (row: Partial<RunRow>): RunRow => ({
  id: 1,
  messageId: 'm1',
  ordinal: 1,
  date: '2011-01-24',
  author: null,
  list: null,
  subject: 'numbers',
  tool: 'bonnie++',
  toolVersion: '1.96',
  label: null,
  kernel: '2.6.35',
  filesystem: 'xfs',
  mountOptions: null,
  varied: null,
  machine: 'm',
  raid: null,
  machineLabel: null,
  quoted: false,
  main: null,
  figures: 12,
  findings: [],
  equals: null,
  seenIn: 0,
  ...row,
})
