import type { Params } from '@/lib/model'
import { parameterOf, placeOf } from './axis'

const UNITS: Readonly<Record<string, string>> = {
  thread: 'threads',
  client: 'clients',
  job: 'jobs',
  process: 'processes',
  task: 'tasks',
}
const COUNTED = /^(\d{1,6}) (thread|client|job|process|task)(?:e?s)?$/i
const SET = /^([A-Za-z][\w ]{0,18}?)(?:\s?[=:]\s?|\s)(\S+)$/
const GLUED = /^(qd|bs)(\d+k?)$/i

/** The place in a sweep that a label names: `numjobs=4`, `iodepth 8`, `4 threads`, `QD32`, `4k`. null: it names something else. */
export function placeIn(label: string): Params | null {
  const words = label.trim()
  const [, count = '', what = ''] = COUNTED.exec(words) ?? []
  const counted = UNITS[what.toLowerCase()]
  if (counted !== undefined) return { [counted]: Number(count) }
  const [, name = '', value = ''] = SET.exec(words) ?? GLUED.exec(words) ?? []
  const parameter = name === '' ? null : parameterOf(name)
  if (parameter?.values.test(value)) return { [parameter.name]: placeOf(value) }
  return /^\d+\s?[kKmM](?:i?B)?$/.test(words) ? { blockSize: words } : null
}
