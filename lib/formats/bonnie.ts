/**
 * Bonnie (Tim Bray), Bonnie-64 and SuSE's Bonnie 1.4: bonnie++'s ancestor, six tests, CPU shares with a decimal. Rates are KiB/s,
 * in Bonnie-64 MiB/s, whose sizes are GB.
 *
 *                   -------Sequential Output-------- ---Sequential Input-- --Random--
 *                   -Per Char- --Block--- -Rewrite-- -Per Char- --Block--- --Seeks---
 *     Machine    MB K/sec %CPU K/sec %CPU K/sec %CPU K/sec %CPU K/sec %CPU  /sec %CPU
 *     box       512 13038 99.8 28744 21.5 ...
 *
 * SuSE's head says `---Sequential Output (nosync)---`, and its rows name the volumes: `1* 512`, glued where the size is
 * wide (`1*1024`). Posters put a kernel or anything else in the place of `Machine`, or cut the column away.
 */
import type { Line } from '../mail/line'
import { type Head, OPENS, readHead } from './bonnie/head'
import { HTML, readHtml } from './bonnie/html'
import { type Row, readRow } from './bonnie/row'
import type { Block, BlockRun, Format, NearMiss, Printed } from './format'
import { groupTitle } from './group-title'
import { isKernelName } from './kernel-name'
import { printedAt } from './measure'
import { runOf } from './one-run'
import { isBlank, type Token } from './tokens'

export const bonnie: Format = {
  tool: 'bonnie',
  about: {
    reads:
      "Tim Bray's Bonnie, Bonnie-64 and SuSE's Bonnie 1.4: their tables, several rows under one head too, and Bonnie-64's HTML",
    sample: [
      '              -------Sequential Output-------- ---Sequential Input-- --Random--',
      '              -Per Char- --Block--- -Rewrite-- -Per Char- --Block--- --Seeks---',
      'Machine    MB K/sec %CPU K/sec %CPU K/sec %CPU K/sec %CPU K/sec %CPU  /sec %CPU',
      'box       512 13038 99.8 28744 21.5 10112 12.1 12991 98.3 31220 14.0 204.7  1.3',
    ].join('\n'),
  },
  signature: new RegExp(`${OPENS.source}|${HTML.source}`),
  read: (lines, at) => readHtml(lines, at, bonnie) ?? read(lines, at),
}

const PROGRESS =
  /^\s*(?:File '|Writing (?:with|intelligently)|Rewriting|Reading (?:with|intelligently)|Seeker \d|Bonnie \d)/

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const head = readHead(lines, at)
  if (!head) return null
  const rows: Row[] = []
  let last = head.last
  let group: Token | null = null
  for (let i = head.last + 1; i < lines.length && i <= last + 2; i++) {
    const row = readRow(lines, i, head)
    const title: Token | null = row ? null : groupTitle(lines[i], head.opening.depth)
    if (row) {
      rows.push(row.label ? row : { ...row, label: group })
      if (row.label) group = null
      last = row.last
      i = row.last
    } else if (title && readRow(lines, i + 1, head)?.label === null) {
      group = title
      last = i
    } else if (!isBlank(lines[i] ?? head.opening)) break
  }
  const first = progressAbove(lines, at)
  if (rows.length === 0)
    return { first, last, why: 'the head of a Bonnie table; no row of six rates and CPU shares under it' }
  const runs = rows.map((row, i): BlockRun => {
    const stretch = [i === 0 ? first : row.first, row.last] as const
    return runOf('bonnie', lines, stretch, withSize(row.figures, lines.slice(first, at)), [
      ...versionIn(lines.slice(first, at)),
      ...printedOf(head, row),
    ])
  })
  return { format: bonnie, first, last, runs }
}

/** `File './Bonnie.7816', size: 104857600`, `Writing with putc()...done` and what follows, directly over the head. */
function progressAbove(lines: readonly Line[], at: number): number {
  let first = at
  for (let i = at - 1; i >= Math.max(0, at - 12); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (PROGRESS.test(line.text)) first = i
    else if (!isBlank(line)) break
  }
  return first
}

/** `Bonnie 1.2: File './Bonnie.1557', size: 268435456, volumes: 1` */
function versionIn(progress: readonly Line[]): readonly Printed[] {
  for (const { text, number } of progress) {
    const version = /^\s*Bonnie (\d[\w.]*): /.exec(text)?.[1]
    if (version) return [printedAt('toolVersion', version, number, version)]
  }
  return []
}

/** Bonnie-64 counts whole GB, and 0 of a small file; `File './Bonnie.28417', size: 52428800` says it in bytes. */
function withSize(figures: Row['figures'], progress: readonly Line[]): Row['figures'] {
  const bytes = progress.map(({ text }) => /^\s*File '.*', size: (\d+)$/.exec(text)?.[1]).find(Boolean)
  return figures.map((figure) => {
    if (figure.params.fileSize !== '0 GB') return figure
    const { fileSize: _, ...params } = figure.params
    return { ...figure, params: bytes === undefined ? params : { ...params, fileSize: `${bytes} bytes` } }
  })
}

function printedOf({ sync }: Head, { label }: Row): readonly Printed[] {
  return [
    ...(label ? [printedAt('label', label.text, label.line.number, label.text)] : []),
    ...(label && isKernelName(label.text) ? [printedAt('kernel', label.text, label.line.number, label.text)] : []),
    ...(sync ? [printedAt('factors.sync', sync.text, sync.line.number, sync.text)] : []),
  ]
}
