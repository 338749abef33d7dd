import type { Extractor } from '../extractor'
import { besideKernel } from './beside-kernel'
import { chosen } from './chosen'
import { devices } from './devices'
import { hdparm } from './hdparm'
import { instances } from './instances'
import { ioMode } from './io-mode'
import { joinedPatches } from './joined-patches'
import { mkfs } from './mkfs'
import { patches } from './patches'
import { scheduler } from './scheduler'
import { settings } from './settings'
import { state } from './state'
import { stopped } from './stopped'
import { switched } from './switched'
import { variant } from './variant'
import { withWithout } from './with-without'

/** Whatever else a poster varied or fixed on purpose. A new kind is one file and one line here. */
export const factors: readonly Extractor[] = [
  settings,
  scheduler,
  chosen,
  stopped,
  state,
  patches,
  joinedPatches,
  variant,
  withWithout,
  mkfs,
  hdparm,
  devices,
  instances,
  switched,
  besideKernel,
  ioMode,
]
