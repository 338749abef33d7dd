import type { NameMask } from '@/lib/mail/mask-names'
import type { Message } from '@/lib/model'
import { maskEverywhere } from './mask-everywhere'

/** A message as read, without the masked names in anything but the mail as it came. */
export const maskMessage = (message: Message, mask: NameMask): Message =>
  mask.isEmpty ? message : { ...maskEverywhere(message, mask), from: mask.author(message.from) }
