import type { Line } from '@/lib/mail/line'
import type { Fact } from './fact'
import type { Gap } from './gap'

/**
 * Results that only the line over each of them tells apart, which is the same but for a value, a device or a file of jobs:
 *
 *     naming   =version 2   bsize=4096   parent=0        ./run.sh small.job
 *     naming   =version 2   bsize=4096   parent=1        ./run.sh large.job
 */
export function variedFacts(gaps: readonly Gap[], lines: readonly Line[]): ReadonlyMap<Gap, readonly Fact[]> {
  const groups = new Map<string, { readonly gap: Gap; readonly values: readonly Fact[] }[]>()
  for (const gap of gaps) {
    const over = lineOver(gap, lines)
    const values = over === null ? [] : valuesIn(over.line, over.index)
    if (over === null || values.length === 0) continue
    const key = `${gap.block.runs[0]?.tool} ${skeletonOf(over.line.text)}`
    groups.set(key, [...(groups.get(key) ?? []), { gap, values }])
  }
  const facts = new Map<Gap, readonly Fact[]>()
  for (const group of groups.values()) {
    const [first] = group
    const varied = (first?.values ?? []).map((_, i) => new Set(group.map(({ values }) => values[i]?.value)).size > 1)
    for (const { gap, values } of group)
      facts.set(
        gap,
        values.filter((_, i) => varied[i]),
      )
  }
  return facts
}

/** `parent=0`, `--poll=1` */
const PAIR = /(?<![^\s,;(])(-{0,2}[a-z][\w-]*)=([\w.+-]+)(?=[\s,;)]|$)/gi
/** a file of jobs: `seq-read.fio` */
const JOBS = /(?<![^\s/])([\w.+-]+\.(?:fio|job|jobs|ini|cfg))(?=\s|$)/gi
/** `if=/dev/md5`, `testing path: /dev/disk/by-id/…`: what was read or written, and no source of zeros */
const DEVICE =
  /(?<![^\s=:])(\/dev\/(?!(?:null|zero|u?random|full|shm|tty\w*|std\w+|fd|pts)(?![\w-]))[\w/.:-]*\w)(?=[\s,;)]|$)/gi
/** what a benchmark was told to do, and where to: it stands with the figures, or says nothing */
const GIVEN =
  /^-*(?:rw|readwrite|bs|ba|bsrange|size|filesize|io_?size|iodepth\w*|qd|num_?jobs|threads?|clients|procs|nr_?files|files|count|runtime|ramp_time|time_based|loops|name|filename|file|directory|dir|output\w*|description|ioengine|group_reporting|if|of|conv|seek|skip|seed|rwmix\w*|rate\w*|version|pid|request|time)$/i
const LONGEST = 400
/** so far over a result its line stands */
const NEAR = 3

function lineOver({ block }: Gap, lines: readonly Line[]): { readonly line: Line; readonly index: number } | null {
  const depth = lines[block.first]?.depth
  for (let index = block.first; index >= Math.max(0, block.first - NEAR); index--) {
    const line = lines[index]
    if (line === undefined || line.depth !== depth || line.text.length > LONGEST) return null
    if (line.text.trim() !== '' && (index < block.first || /^\s*[#$%>]\s/.test(line.text))) return { line, index }
  }
  return null
}

function valuesIn({ text, number, offset }: Line, index: number): readonly Fact[] {
  const fact = (name: string, value: string, at: number): Fact => ({
    field: `factors.${name}`,
    value,
    certainty: 'set',
    index,
    line: number,
    column: offset + at + 1,
    text: value,
  })
  const pairs = [...text.matchAll(PAIR)]
    .filter(([, name = '']) => !GIVEN.test(name))
    .map(({ index: at, 1: name = '', 2: value = '' }) => fact(name.replace(/^-+/, ''), value, at + name.length + 1))
  const jobs = [...text.matchAll(JOBS)].map(({ index: at, 1: value = '' }) => fact('job file', value, at))
  const devices = [...text.matchAll(DEVICE)].map(({ index: at, 1: value = '' }, i) =>
    fact(i === 0 ? 'device' : `device ${i + 1}`, value, at),
  )
  return [...pairs, ...jobs, ...devices]
}

/** The line without what may vary in it. */
const skeletonOf = (text: string): string =>
  text
    .replace(PAIR, (whole, name: string) => (GIVEN.test(name) ? whole : `${name}=`))
    .replace(JOBS, '*')
    .replace(DEVICE, '*')
