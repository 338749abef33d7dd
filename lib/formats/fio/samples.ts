import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, NearMiss } from '../format'
import { measure } from '../measure'
import { oneRun } from '../one-run'
import { LONGEST, wholeLine } from '../whole-line'
import type { Direction } from './direction'
import { commandAbove, directionAbove } from './job-line'
import { readNamed } from './quantity'

const SAMPLES = /^[\s|]*(?:(bw) *\( *([KMGT]?)(i?)B *\/s\)|iops) *: *min=/
/** How a wrapped line of this kind goes on. */
const GOES_ON = /^\s*(?:max|per|avg|(?:st)?dev|samples)=|^\s*\d[\d.]*,?(?:\s|$)/
/** Figures of the job that samples are usually of. */
const JOB = /\(groupid=|\b(?:bw|iops|aggrb) ?= *\d|lat \(\w+\) *:/i
const REACH = 40
const NAMES: Readonly<Record<string, string>> = { min: 'min', max: 'max', avg: 'mean', stdev: 'stdev', dev: 'stdev' }

/**
 * What posters leave of a job beside its head and its figures: the samples that fio took of them while it ran.
 *
 *        bw (  KiB/s): min=18690, max=30618, per=99.94%, avg=23822.07, stdev=2522.73, samples=119
 *        iops        : min= 4672, max= 7654, avg=5955.20, stdev=630.71, samples=119
 */
export function readSamples(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  if (!areSamples(lines[at]) || isOfJob(lines, at)) return null
  const direction = directionAbove(lines, at)
  const params = commandAbove(lines, at)?.params(direction) ?? {}
  const figures: Measurement[] = []
  let last = at
  for (let i = at; i < at + 4 && areSamples(lines[i]) && lines[i]?.depth === lines[at]?.depth; i = last + 1) {
    const read = readLine(lines, i, direction, params)
    figures.push(...read.figures)
    last = read.last
  }
  return direction === null
    ? { first: at, last, why: 'samples of fio; the text does not say whether it read or wrote' }
    : oneRun(format, lines, [at, last], figures)
}

const areSamples = (line: Line | undefined): boolean =>
  line !== undefined && line.text.length <= LONGEST && SAMPLES.test(line.text)

const isOfJob = (lines: readonly Line[], at: number): boolean =>
  lines.slice(Math.max(0, at - REACH), at).some(({ text }) => text.length <= LONGEST && JOB.test(text))

function readLine(lines: readonly Line[], at: number, direction: Direction | null, params: Params) {
  const whole = wholeLine(lines, at, (text, next) => !/dev= *[\d.]+(?:,|$)/.test(text) && GOES_ON.test(next))
  const [, rate, prefix = '', binary = ''] = SAMPLES.exec(whole.text) ?? []
  // fio 1.x and 2.x write KB and count 1024; samples= came later
  const isBinary = binary !== '' || !whole.text.includes('samples=')
  const letter = isBinary ? `${prefix}i` : prefix.replace('K', 'k')
  const unit = rate === undefined ? 'iops' : prefix === '' ? 'B/s' : `${letter}B/s`
  const figures = readNamed(whole.text).flatMap((found) => {
    const token = whole.token(found)
    const metric = `${direction}_${rate === undefined ? 'iops' : 'bandwidth'}_${NAMES[found.name]}`
    return token ? [measure(metric, token, { value: found.value, unit, params })] : []
  })
  return { figures, last: whole.last }
}
