import type { Line } from '../../mail/line'
import type { Params } from '../../model'
import { isBlank } from '../tokens'
import type { Direction } from './direction'

const HEAD = /^\s*(\S[^:]{0,100}?):? *\(groupid=(\d{1,9})(?:, *jobs=(\d{1,9}))?\)/

/** `seqread: (groupid=0, jobs=2): err= 0: pid=19384`: the figures of one job, or of one group, follow. */
export function readHead(text: string): Params | null {
  const [, job, group, jobs] = text.includes('(groupid=') ? (HEAD.exec(text) ?? []) : []
  if (job === undefined || group === undefined) return null
  return { job, group: Number(group), ...(jobs === undefined ? {} : { jobs: Number(jobs) }) }
}

/** What a job is defined as, by its name; '' is every job's. */
export type Definitions = ReadonlyMap<string, Definition>

export interface Definition {
  readonly direction: Direction | null
  readonly params: (direction: Direction | null) => Params
}

const DEFINITION = /^\s*(\S[^:]{0,100}): \(g=(\d{1,9})\): rw=(\w+), /

/** `rw: (g=0): rw=randrw, bs=(R) 4096B-4096B, (W) 4096B-4096B, (T) 4096B-4096B, ioengine=psync, iodepth=1` */
export function readDefinition(text: string): readonly [job: string, definition: Definition] | null {
  const [, job, , mode = ''] = DEFINITION.exec(text) ?? []
  if (job === undefined) return null
  const sizes = /\bbs=(.+?), *ioengine/.exec(text)?.[1] ?? ''
  const ioEngine = /\bioengine=(\w+)/.exec(text)?.[1]
  const ioDepth = /\biodepth=(\d+)/.exec(text)?.[1]
  const params = (direction: Direction | null): Params => {
    const blockSize = blockSizeOf(sizes, direction)
    return {
      ...(blockSize === null ? {} : { blockSize }),
      ...(ioEngine === undefined ? {} : { ioEngine }),
      ...(ioDepth === undefined ? {} : { ioDepth: Number(ioDepth) }),
    }
  }
  return [job, { direction: directionOf(mode), params }]
}

const PLACES: readonly (Direction | null)[] = ['read', 'write', 'trim']

/** `4K-4K/8K-16K` of reads and writes: `4K`, `8K-16K`. */
function blockSizeOf(sizes: string, direction: Direction | null): string | null {
  const parts = sizes.split(/\/|, */).map((part) => part.replace(/^\([RWT]\) */, ''))
  const [from, to] = (parts[Math.max(0, PLACES.indexOf(direction))] ?? '').split('-')
  if (!from) return null
  return to === undefined || to === from ? from : `${from}-${to}`
}

const directionOf = (mode: string): Direction | null => {
  const [, word] = /^(?:seq|rand)?(read|write|trim)$/.exec(mode) ?? []
  return (word as Direction | undefined) ?? null
}

const OPTION = /(?:^|\s)-{0,2}(name|rw|readwrite|bs|blocksize|iodepth|ioengine|numjobs)[= ] *["']?([\w.]+)/g

/** Options of a command line or of a job file: `--rw=randread --bs=4k --iodepth=32`. */
export function readOptions(text: string): Definition | null {
  const options = new Map([...text.matchAll(OPTION)].map(([, name = '', value = '']) => [name, value]))
  if (options.size === 0) return null
  const blockSize = options.get('bs') ?? options.get('blocksize')
  const ioEngine = options.get('ioengine')
  const [ioDepth, jobs] = [Number(options.get('iodepth')), Number(options.get('numjobs'))]
  const params = {
    ...(blockSize === undefined ? {} : { blockSize }),
    ...(ioEngine === undefined ? {} : { ioEngine }),
    ...(ioDepth > 0 ? { ioDepth } : {}),
    ...(jobs > 0 ? { jobs } : {}),
  }
  return { direction: directionOf(options.get('rw') ?? options.get('readwrite') ?? ''), params: () => params }
}

const COMMAND = /(?:^|[\s/])fio\s.*-{1,2}\w+[= ]/

/** The command line right over the line at `first`, and what a backslash or a mailer wrapped of it. */
export function commandAbove(lines: readonly Line[], first: number): Definition | null {
  let below = ''
  for (let i = first - 1, blanks = 0; i >= 0 && i >= first - 9; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[first]?.depth || line.text.length > 1000) return null
    if (isBlank(line)) {
      blanks++
      if (below !== '' || blanks > 1) return null
      continue
    }
    below = `${line.text} ${below}`
    if (COMMAND.test(line.text)) return readOptions(below)
  }
  return null
}

/** Between a command and what is left of its output whole logs may stand. */
const MODE_REACH = 200

/**
 * What a line is of that does not say it: as the line over it says (`libaio randread bs=4k:`), or `rw=randwrite` in the
 * job file or the command line nearest above.
 */
export function directionAbove(lines: readonly Line[], at: number): Direction | null {
  const over = lines[at - 1]?.text.slice(0, 300) ?? ''
  const said = over.endsWith(':') ? directionOfWords(over) : null
  if (said) return said
  for (let i = at - 1; i >= 0 && i >= at - MODE_REACH; i--) {
    const text = lines[i]?.text.slice(0, 1000) ?? ''
    const mode = text.includes('rw') || text.includes('readw') ? MODE.exec(text)?.[1] : undefined
    if (mode !== undefined) return directionOf(mode)
  }
  return null
}

const MODE = /(?:^|[\s-])(?:rw|readwrite)[= ]["']?([a-z]+)/

/** `rand overwrite` writes, `randread` reads; null: neither, or both. */
export function directionOfWords(words: string): Direction | null {
  const [reads, writes] = [/read/i.test(words), /write/i.test(words)]
  if (reads === writes) return null
  return reads ? 'read' : 'write'
}
