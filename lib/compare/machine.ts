import type { System } from '@/lib/model'

/** What makes runs comparable in absolute figures. */
export interface Machine {
  /** equal for equal described hardware; without a description the message's own */
  readonly key: string
  /** a few words for tables: "Core 2 Quad, RAID 5"; null: nothing is said of the hardware */
  readonly label: string | null
}

/** `messageKey`: Message.key. Runs of one message without any word on the hardware are taken to be of one machine. */
export function machineOf(_system: System | null, _messageKey: string): Machine {
  throw new Error('not written yet')
}
