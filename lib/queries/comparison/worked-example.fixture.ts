import { aDocument, aFigure, aMessage, aRun } from '@/lib/ingest/document.fixture'
import type { Document, Measurement, Message, Run } from '@/lib/model'

/**
 * Fifteen machines of invented posters, each with and without `noatime`, written so that every kind of pair and of gap is there
 * once. What must come out is worked out beside it, in worked-example.R.
 */
const WITHOUT = ['rw']
const WITH = ['rw', 'noatime']

const run = (options: readonly string[], figures: readonly Measurement[], of: Partial<Run> = {}): Run => ({
  ...aRun([], { filesystem: 'ext3', kernel: '2.4.20', mountOptions: options, ...of }),
  measurements: figures,
})

/** One run a figure: repeats. */
const runs = (options: readonly string[], values: readonly number[], of: Partial<Run> = {}): readonly Run[] =>
  values.map((value) => run(options, [aFigure(value)], of))

/** One run over 1, 2, 4, 8 threads. */
const sweep = (options: readonly string[], values: readonly number[]): Run =>
  run(
    options,
    values.map((value, at) => aFigure(value, { params: { threads: 2 ** at } })),
  )

const figure = (value: number, of: Partial<Measurement>) => [aFigure(value, of)]

const TOO_FAST: Partial<Measurement> = { status: 'too_fast', value: null, text: '+++++' }

/** Three parts of it are told, so that two mails can be about the same one. */
const TOLD = { cpu: 'Athlon 1 GHz', memory: '256 MB', storage: 'IBM Deskstar 75GXP' }
const SMALL = { memory: '1 GB' }

const MACHINES: Readonly<Record<string, readonly (readonly Run[])[]>> = {
  // single runs
  m01: [[...runs(WITHOUT, [50]), ...runs(WITH, [55])]],
  m02: [[...runs(WITHOUT, [40]), ...runs(WITH, [38])]],
  // repeats: too few for a test, and enough
  m03: [[...runs(WITHOUT, [20.1, 19.7, 20.6]), ...runs(WITH, [24.8, 25.3, 26.1])]],
  m04: [[...runs(WITHOUT, [30.1, 29.5, 31, 30.4]), ...runs(WITH, [33.5, 34.1, 32.9, 35.2, 34.4])]],
  // a sweep is one machine
  m05: [[sweep(WITHOUT, [20, 18, 15, 10]), sweep(WITH, [22, 21, 19, 15])]],
  // two kernels, each with its own pair, and a third without a partner
  m06: [
    [
      ...runs(WITHOUT, [40]),
      ...runs(WITH, [44]),
      ...runs(WITHOUT, [55], { kernel: '2.4.21' }),
      ...runs(WITH, [66], { kernel: '2.4.21' }),
      ...runs(WITH, [99], { kernel: '2.4.22' }),
    ],
  ],
  // something else differs too: the kernel; the size of the file
  m07: [[...runs(WITHOUT, [10]), ...runs(WITH, [12], { kernel: '2.4.21' })]],
  m08: [
    [run(WITHOUT, figure(70, { params: { fileSize: '2G' } })), run(WITH, figure(71, { params: { fileSize: '4G' } }))],
  ],
  // no pair: too fast on one side
  m09: [[...runs(WITHOUT, [80]), run(WITH, figure(0, TOO_FAST))]],
  // pasted twice under other options: counted once
  m10: [
    [
      run(WITHOUT, figure(30.0015, { text: '30.001500' })),
      run(WITH, figure(27.00135, { text: '27.001350' })),
      run([...WITH, 'nodiratime'], figure(27.00135, { text: '27.001350' })),
    ],
  ],
  // no pair: nothing was varied
  m11: [[...runs(WITHOUT, [60, 61])]],
  // the two sides in two mails of one poster about one machine
  m12: [[...runs(WITHOUT, [80], { system: TOLD })], [...runs(WITH, [81], { system: TOLD })]],
  // units that can be told from each other
  m13: [[run(WITHOUT, figure(15, { unit: 'MiB/s' })), run(WITH, figure(16_384, { unit: 'KiB/s' }))]],
  // the file fits into memory
  m14: [
    [
      run(WITHOUT, figure(800, { params: { fileSize: '512M' } }), { system: SMALL }),
      run(WITH, figure(900, { params: { fileSize: '512M' } }), { system: SMALL }),
    ],
  ],
  // no pair: a rate of nothing
  m15: [[...runs(WITHOUT, [0]), ...runs(WITH, [5])]],
}

/** Somebody answers m01 and quotes its runs: the same runs, counted once. */
const ANSWER = aMessage(
  'answer@worked.example',
  [...runs(WITHOUT, [50], { quoted: true }), ...runs(WITH, [55], { quoted: true })],
  { from: 'Q. Uoter', references: ['m01-0@worked.example'] },
)

export const workedExample = (): Document =>
  aDocument(
    ...Object.entries(MACHINES).flatMap(([machine, mails]) =>
      mails.map(
        (own, at): Message => aMessage(`${machine}-${at}@worked.example`, own, { from: `Poster of ${machine}` }),
      ),
    ),
    ANSWER,
  )
