import type { Params } from '../../model'

const JOB =
  /^(?:\d+ ?[kKmM](?:i?[bB])?|bs|fio|r|w|rr|rw|seq|seq\w*|rand|rand\w*|random|sequential|read|write|overwrite|rewrite|buffered|direct|dio)$/
const SIZE = /^\d+[kKmM](?:i?[bB])?$/

/** What stands before a figure tells which job it is of, when it is words of a job: `4K`, `bs=16k`, `rand overwrite`. null: it tells something else. */
export function jobOfLabel(label: string): Params | null {
  const words = label.split(/[\s:=,]+/).filter((word) => word !== '')
  if (!words.every((word) => JOB.test(word))) return null
  const blockSize = words.find((word) => SIZE.test(word))
  const others = words.filter((word) => word !== blockSize && word !== 'bs' && word !== 'fio')
  return {
    ...(others.length === 0 ? {} : { job: others.join(' ') }),
    ...(blockSize === undefined ? {} : { blockSize }),
  }
}
