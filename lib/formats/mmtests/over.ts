import type { Line } from '@/lib/mail/line'
import { isBlank, type Token, tokensOf } from '../tokens'
import { parameterOf } from '../typed/axis'

/** A column's name: of two lines of heads, both words. `token` is the one in the lower line. */
export interface Head {
  readonly value: string
  readonly token: Token
}

/** What stands over a table of mmtests. */
export interface Over {
  /** index of the first line that belongs to it */
  readonly first: number
  /** `other`: a benchmark that measures no storage. null: none is named */
  readonly tool: string | null
  readonly heads: readonly Head[]
  readonly title: Title | null
}

/** `reaim-io-disk-large-xfs`: the benchmark's configuration */
interface Title {
  readonly name: Head
  readonly workload: string | null
  readonly filesystem: string | null
}

const TOOLS: Readonly<Record<string, string>> = {
  reaim: 'reaim',
  dbench: 'dbench',
  dbench4: 'dbench',
  tbench: 'tbench',
  tbench4: 'tbench',
  fsmark: 'fs_mark',
  fs_mark: 'fs_mark',
  bonnie: 'bonnie++',
  'bonnie++': 'bonnie++',
  tiobench: 'tiobench',
  postmark: 'postmark',
  iozone: 'iozone',
  fio: 'fio',
  ffsb: 'ffsb',
  filebench: 'filebench',
  aim9: 'aim9',
  kernbench: 'kernbench',
}
const NAMED =
  /(?<![\w])(reaim|[dt]bench4?|fs_?mark|bonnie(?:\+\+)?|tiobench|postmark|iozone|fio|ffsb|filebench|aim9|kernbench|hackbench|netperf|net(?:pipe|bench)|pipetest|sysbench|pgbench|specjbb\w*|vmscale|will-it-scale|unixbench|ebizzy|stress-ng|schbench|thpscale|thpcompact|memcache\w*|simoop|parallelio|usemem)(?![\w+])/gi
/** So many lines above a table its benchmark is looked for. */
const FAR = 30

/** Reads the column heads and the title directly over the table at `at`, and which benchmark the text names last. */
export function namesOver(lines: readonly Line[], at: number, columns: number): Over {
  let first = at
  const rows: (readonly Token[])[] = []
  while (rows.length < 2 && first > 0) {
    const row = headsIn(lines[first - 1], lines[at]?.depth, columns)
    if (row === null) break
    rows.unshift(row)
    first--
  }
  const title = titleIn(lines[first - 1], lines[at]?.depth)
  if (title) first--
  const bottom = rows[rows.length - 1] ?? []
  const heads = bottom.map((token, i) => {
    const over = rows.length > 1 ? rows[0]?.[i]?.text : undefined
    return { value: over === undefined ? token.text : `${over}-${token.text}`, token }
  })
  return { first, tool: toolOver(lines, at), heads, title }
}

/** A line of as many words as there are columns, indented as heads are. */
function headsIn(line: Line | undefined, depth: number | undefined, columns: number): readonly Token[] | null {
  if (!line || line.depth !== depth || !/^(?:\s{6}|\t)/.test(line.text)) return null
  const tokens = tokensOf(line)
  // "clients" over the rows' own numbers
  const heads = tokens.length === columns + 1 && parameterOf(tokens[0]?.text ?? '') !== null ? tokens.slice(1) : tokens
  return heads.length === columns && heads.every(({ text }) => /\w/.test(text)) ? heads : null
}

const FILESYSTEM = /-(ext[234]|xfs|btrfs|f2fs|jfs|reiserfs|nfs|tmpfs)$/

function titleIn(line: Line | undefined, depth: number | undefined): Title | null {
  const [token, ...others] = line && line.depth === depth ? tokensOf(line) : []
  if (!token || others.length > 0 || !/^[a-z][\w.+-]{3,60}:?$/.test(token.text) || !toolIn(token.text)) return null
  const value = token.text.replace(/:$/, '')
  return {
    name: { value, token },
    workload: /^reaim-io-(.+?)(?:-(?:ext[234]|xfs|btrfs|f2fs|jfs|reiserfs|nfs|tmpfs))?$/.exec(value)?.[1] ?? null,
    filesystem: FILESYSTEM.exec(value)?.[1] ?? null,
  }
}

/** The last benchmark that a text names. */
function toolIn(text: string): string | null {
  const name = [...text.matchAll(NAMED)].at(-1)?.[1]?.toLowerCase()
  return name === undefined ? null : (TOOLS[name] ?? 'other')
}

function toolOver(lines: readonly Line[], at: number): string | null {
  const depth = lines[at]?.depth
  for (let i = at - 1; i >= 0 && i > at - FAR; i--) {
    const line = lines[i]
    if (!line || line.depth !== depth) break
    const tool = isBlank(line) || line.text.length > 200 ? null : toolIn(line.text)
    if (tool !== null) return tool
  }
  // the next lines say what the figures are: "not traditional dbench throughput numbers"
  for (const line of lines.slice(at + 1, at + 40)) {
    if (line.depth !== depth) break
    const tool = line.text.length > 200 ? null : toolIn(line.text)
    if (tool !== null) return tool
  }
  return null
}
