import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, Format } from '../format'
import { measure } from '../measure'
import { namedFigures } from '../named-figures'
import { oneRun } from '../one-run'
import { isBlank, type Token, tokensOf } from '../tokens'

/**
 * What lmbench's tools print by themselves. lat_fs: size, files, and how many were created and deleted in a second.
 *
 *     0k	25	4502	162395
 *     1k	256	43508	111535
 *
 *     Pagefaults on /srv/ff: 0.0350 microseconds              lat_pagefault
 *     67.1089 MB in 0.0738 secs, 909.6423 MB/sec              lmdd
 *     67.11 9633.77                                           bw_file_rd: MB of 10^6 bytes, MB/sec
 *     8.388608 18                                             lat_mmap: MB, microseconds
 *
 * The last two print nothing but two numbers, which may be anything: they are read under their command or lmbench's own title.
 */
export const TOOLS =
  /^\s*0k\s+\d+\s+\d+\s+\d+\s*$|^\s*Pagefaults on \S+: \d|^\s*\d+\.\d{4} MB in \d+\.\d{4} secs, |\b(?:bw_file_rd|bw_mmap_rd|lat_mmap) |^"(?:mappings|(?:Mmap )?read (?:open2close )?bandwidth)\s*$/

export function readTool(lines: readonly Line[], at: number, format: Format): Block | null {
  return readFiles(lines, at, format) ?? readLine(lines, at, format) ?? readPairs(lines, at, format)
}

const SIZES = ['0k', '1k', '4k', '10k'] as const

/** The four sizes of lat_fs, of which mail may have cut the last ones. */
function readFiles(lines: readonly Line[], at: number, format: Format): Block | null {
  const figures: Measurement[] = []
  let last = at - 1
  for (const [i, size] of SIZES.entries()) {
    const line = lines[at + i]
    if (!line || line.depth !== lines[at]?.depth) break
    const [own, files, created, deleted, ...rest] = tokensOf(line)
    const isRow = own?.text === size && rest.length === 0 && [files, created, deleted].every(isWhole)
    if (!isRow || !files || !created || !deleted) break
    const params = { fileSize: size, files: Number(files.text) }
    for (const [metric, token] of [['file_create', created] as const, ['file_delete', deleted] as const])
      figures.push(measure(`${metric}_rate`, token, { value: Number(token.text), unit: 'files/s', params }))
    last = at + i
  }
  return last > at ? oneRun(format, lines, [at, last], figures) : null
}

const isWhole = (token: Token | undefined): boolean => /^\d{1,9}$/.test(token?.text ?? '')

const FAULT = /^\s*Pagefaults on \S+: (?<page_fault>\d+(?:\.\d+)?) microseconds\s*$/d
const LMDD = /^\s*\d+\.\d{4} MB in (?<elapsed_time>\d+\.\d{4}) secs, (?<throughput>\d+\.\d{4}) MB\/sec\s*$/d

function readLine(lines: readonly Line[], at: number, format: Format): Block | null {
  const line = lines[at]
  if (!line) return null
  const fault = namedFigures(line, FAULT, { page_fault: 'us' })
  const size = /^\s*(\d+\.\d{4} MB)/.exec(line.text)?.[1] ?? ''
  const figures =
    fault.length > 0 ? fault : namedFigures(line, LMDD, { elapsed_time: 's', throughput: 'MB/s' }, { fileSize: size })
  return figures.length > 0 ? oneRun(format, lines, [at, at], figures) : null
}

const COMMAND = /(?:^|[\s/#$%>])(bw_file_rd|bw_mmap_rd|lat_mmap) (?:-\w \S+ )*\d+(?:\.\d+)?[kKmMgG]? (\w+|\/)/
const PAIR = /^\s*\d+\.\d{2,6}\s+\d+(?:\.\d+)?\s*$/

/** Pairs under the command that made them, or under the script's title: of each size its bandwidth, or its latency. */
function readPairs(lines: readonly Line[], at: number, format: Format): Block | null {
  const opening = lines[at]
  const [metric, unit] = opening ? nameOf(opening.text) : []
  if (!opening || metric === undefined || unit === undefined) return null
  const figures: Measurement[] = []
  let last = at
  for (let i = at + 1; i < lines.length; i++) {
    const line = lines[i]
    if (!line || line.depth !== opening.depth) break
    if (isBlank(line) && figures.length === 0 && i === at + 1) continue
    const [size, figure] = PAIR.test(line.text) ? tokensOf(line) : []
    if (!size || !figure) break
    figures.push(measure(metric, figure, { value: Number(figure.text), unit, params: { fileSize: `${size.text} MB` } }))
    last = i
  }
  return figures.length > 0 ? oneRun(format, lines, [at, last], figures) : null
}

/** `bw_file_rd 64m io_only /srv/ff`, `"Mmap read open2close bandwidth` */
function nameOf(text: string): readonly [metric: string, unit: string] | readonly [] {
  const title = /^"(mappings|(?:Mmap )?read (?:open2close )?bandwidth)\s*$/.exec(text)?.[1]
  const [, tool, how] = title === undefined && text.length < 200 ? (COMMAND.exec(text) ?? []) : []
  if (title === 'mappings' || tool === 'lat_mmap') return ['mmap_latency', 'us']
  if (title !== undefined) return [title.toLowerCase().replaceAll(' ', '_'), 'MB/s']
  if (tool === undefined) return []
  const of = [...(tool === 'bw_mmap_rd' ? ['mmap'] : []), 'read', ...(how === 'open2close' ? [how] : []), 'bandwidth']
  return [of.join('_'), 'MB/s']
}
