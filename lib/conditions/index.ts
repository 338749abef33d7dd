import { array } from './array'
import type { Extractor } from './extractor'
import { factors } from './factors'
import { filesystem } from './filesystem'
import { hardware } from './hardware'
import { kernel } from './kernel'
import { machineName } from './machine-name'
import { mountOptions } from './mount-options'
import { plainMount } from './plain-mount'
import { sides } from './sides'
import { stack } from './stack'
import { toolVersion } from './tool-version'

/** Every kind of condition that is read from text. A new one is one file and one line here. */
export const extractors: readonly Extractor[] = [
  kernel,
  filesystem,
  stack,
  sides,
  mountOptions,
  plainMount,
  toolVersion,
  machineName,
  array,
  hardware,
  ...factors,
]
