/** The benchmarks that IOlore reads. This list is the only place that names them all; the first claim wins. */
import { aim7 } from './aim7'
import { aim9 } from './aim9'
import { aioStress } from './aio-stress'
import { blogbench } from './blogbench'
import { bonnie } from './bonnie'
import { bonniePlusPlus } from './bonnie-plus-plus'
import { compilebench } from './compilebench'
import { contest } from './contest'
import { dbench } from './dbench'
import { dd } from './dd'
import { ffsb } from './ffsb'
import { filebench } from './filebench'
import { fio } from './fio'
import type { Format } from './format'
import { fsBench } from './fs-bench'
import { fsMark } from './fs-mark'
import { hdparm } from './hdparm'
import { iolore } from './iolore'
import { ioping } from './ioping'
import { ior } from './ior'
import { iozone } from './iozone'
import { kernbench } from './kernbench'
import { kernelTestRobot } from './kernel-test-robot'
import { lmbench } from './lmbench'
import { load } from './load'
import { mdtest } from './mdtest'
import { mmtests } from './mmtests'
import { mongo } from './mongo'
import { netbench } from './netbench'
import { postmark } from './postmark'
import { reaim } from './reaim'
import { stressNg } from './stress-ng'
import { sysbench } from './sysbench'
import { time } from './time'
import { tiobench } from './tiobench'
import { typed } from './typed'
import { ublkTests } from './ublk-tests'
import { xfsIo } from './xfs-io'

export const formats: readonly Format[] = [
  iolore,
  bonniePlusPlus,
  bonnie,
  tiobench,
  dbench,
  sysbench,
  fio,
  iozone,
  aim7,
  netbench,
  fsMark,
  fsBench,
  postmark,
  compilebench,
  reaim,
  aim9,
  contest,
  kernbench,
  mmtests,
  kernelTestRobot,
  ublkTests,
  dd,
  hdparm,
  filebench,
  ffsb,
  blogbench,
  mdtest,
  ior,
  aioStress,
  ioping,
  xfsIo,
  stressNg,
  lmbench,
  mongo,
  time,
  load,
  typed,
]
