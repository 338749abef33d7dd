import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formats } from '@/lib/formats'
import { parse } from '@/lib/parse'

const MEGABYTE = 1e6

export interface ParseSpeed {
  /** what was read */
  readonly documents: number
  readonly megabytes: number
  /** MB/s, everything included: mail, blocks, conditions, findings */
  readonly parse: number
  /** MB/s of `grep -c` for the formats' signatures over the same text in one file */
  readonly grep: number
  readonly lines: number
}

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /\.(?:txt|eml)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** JavaScript's patterns as grep -E has them: no named classes for digits, no groups that don't capture. */
const forGrep = (signature: RegExp): string =>
  signature.source
    .replaceAll('(?:', '(')
    .replaceAll('\\d', '0-9')
    .replace(/(?<!\[[^\]]*)0-9/g, '[0-9]')

/** Fastest of a few: the others were disturbed. Seconds. */
function fastest(times: number, work: () => void): number {
  const taken = Array.from({ length: times }, () => {
    const start = performance.now()
    work()
    return (performance.now() - start) / 1000
  })
  return Math.min(...taken)
}

function grepSpeed(texts: readonly string[], repeats: number) {
  const folder = mkdtempSync(join(tmpdir(), 'iolore-bench-'))
  try {
    const file = join(folder, 'mails.txt')
    writeFileSync(file, texts.join('\n').repeat(repeats))
    const pattern = formats.map(({ signature }) => forGrep(signature)).join('|')
    let lines = 0
    // Bytes are what the patterns are about: in another locale grep decodes characters and takes many times as long.
    const env = { ...process.env, LC_ALL: 'C' }
    const seconds = fastest(2, () => {
      const { stdout, stderr, status } = spawnSync('grep', ['-c', '-E', pattern, file], { encoding: 'utf8', env })
      if (status !== 0) throw new Error(`grep: ${stderr || 'no line found'}`)
      lines = Number(stdout)
    })
    return { seconds, lines }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads the texts of these folders over and over, each as the mail that it is, until so many megabytes are read. */
export async function measureParseSpeed(folders: readonly string[], megabytes: number): Promise<ParseSpeed> {
  const texts = folders.flatMap(textsIn)
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const repeats = Math.ceil((megabytes * MEGABYTE) / bytes)
  const total = (bytes * repeats) / MEGABYTE
  const encoded = texts.map((text) => new TextEncoder().encode(text))
  for (let warm = 0; warm < 20; warm++) for (const text of encoded) await parse(text)
  const start = performance.now()
  for (let round = 0; round < repeats; round++) for (const text of encoded) await parse(text)
  const seconds = (performance.now() - start) / 1000
  const grep = grepSpeed(texts, repeats)
  return {
    documents: texts.length,
    megabytes: total,
    parse: total / seconds,
    grep: total / grep.seconds,
    lines: grep.lines,
  }
}
