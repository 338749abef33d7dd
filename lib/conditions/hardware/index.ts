import { chunkSize } from './chunk-size'
import { controller } from './controller'
import { cpu } from './cpu'
import type { HardwarePart } from './hardware-part'
import { mainboard } from './mainboard'
import { memory } from './memory'
import { network } from './network'
import { raid } from './raid'
import { storage } from './storage'
import { virtual } from './virtual'

/** The parts of a machine, in the order in which a phrase is asked for them. A new one is one file and one line here. */
export const hardwareParts: readonly HardwarePart[] = [
  memory,
  mainboard,
  controller,
  storage,
  cpu,
  network,
  chunkSize,
  raid,
  virtual,
]
