import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import type { Measurement } from '../model'
import { findBlocks } from './find-blocks'
import type { BlockRun } from './format'

/**
 * Every fixture is a text and what is read in it: fixtures/TOOL/NAME.txt and NAME.json. Of a new text,
 * `npx vitest run lib/formats -u` writes the JSON; read it against the text before it is committed.
 */
const root = fileURLToPath(new URL('fixtures/', import.meta.url))
const names = readdirSync(root).flatMap((tool) =>
  readdirSync(`${root}${tool}`)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [tool, name.replace('.txt', '')] as const),
)

/** `seq_rewrite 56427 KiB/s, cpu 11, latency 1128000 us, at 4:42 "56427", fileSize 8G` */
function describeFigure(figure: Measurement): string {
  const { metric, value, unit, status, cpuPercent, latencyUs, line, column, text, params, marks } = figure
  return [
    `${metric} ${status === 'ok' ? value : status}${unit === null ? '' : ` ${unit}`}`,
    ...(cpuPercent === null ? [] : [`cpu ${cpuPercent}`]),
    ...(latencyUs === null ? [] : [`latency ${latencyUs} us`]),
    `at ${line}:${column} "${text}"`,
    ...Object.entries(params).map(([name, param]) => `${name} ${param}`),
    ...marks.filter(({ kind }) => kind === 'repeat').map((mark) => `again ${mark.line}:${mark.column} "${mark.text}"`),
  ].join(', ')
}

const describeRun = ({ tool, printed, lines, findings, measurements }: BlockRun) => ({
  tool,
  lines: lines.join('-'),
  printed: printed.map(({ field, value, evidence }) => `${field}: ${value} (line ${evidence.line}, ${evidence.how})`),
  findings: findings.map(({ kind, lines: at }) => `${kind}, lines ${at.join(' ')}`),
  figures: measurements.map(describeFigure),
})

describe.each(names)('%s: %s', (tool, name) => {
  const text = readFileSync(`${root}${tool}/${name}.txt`, 'utf8')
  const { blocks, nearMisses } = findBlocks(readLines(text))
  const runs = blocks.flatMap((block) => block.runs)

  test('is read as its JSON says', async () => {
    const found = {
      runs: runs.map(describeRun),
      nearMisses: nearMisses.map(({ first, last, why }) => `${first + 1}-${last + 1}: ${why}`),
    }
    await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(`${root}${tool}/${name}.json`)
  })

  test('is claimed by no other format', () => {
    expect([...new Set(runs.map((run) => run.tool))]).toEqual([tool])
  })

  test('every figure, mark and piece of evidence stands where it is said to stand', () => {
    const lines = text.split('\n')
    const places = runs.flatMap(({ measurements }) => measurements.flatMap((figure) => [figure, ...figure.marks]))
    for (const { line, column, text: words } of places) {
      expect(lines[line - 1]?.slice(column - 1, column - 1 + words.length)).toBe(words)
    }
    for (const { evidence } of runs.flatMap(({ printed }) => printed))
      expect(lines[evidence.line - 1]).toContain(evidence.text)
  })
})
