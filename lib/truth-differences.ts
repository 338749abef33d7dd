import type { Document, Measurement, Run } from './model'

/** What a person read in a document: the form of `*.truth.json` beside it. `…Accept` are other readings that are right as well. */
export interface TruthReport {
  readonly messages: readonly { readonly runs: readonly TruthRun[] }[]
}

type Words = Readonly<Record<string, string | null>>
type TruthMeasurement = Pick<Measurement, 'metric' | 'value'> &
  Partial<Pick<Measurement, 'status' | 'cpuPercent' | 'latencyUs' | 'params'>>

interface TruthRun extends Pick<Run, 'tool' | 'toolVersion' | 'kernel' | 'filesystem' | 'mountOptions' | 'quoted'> {
  readonly system: Words | null
  readonly factors: Readonly<Record<string, string>>
  readonly kernelAccept?: readonly string[]
  readonly mountOptionsAccept?: readonly (readonly string[])[]
  readonly factorsAccept?: readonly Readonly<Record<string, string>>[]
  readonly measurements: readonly TruthMeasurement[]
}

/** In words, everything in which a document was read otherwise than a person read it. For tests. */
export function differences(truth: TruthReport, document: Document): readonly string[] {
  const expected = truth.messages.flatMap(({ runs }) => runs)
  const read = document.messages.flatMap(({ runs }) => runs)
  if (expected.length !== read.length) return [`${read.length} runs of ${expected.length}`]
  return expected.flatMap((run, index) => {
    const own = read[index]
    return own === undefined
      ? []
      : [...conditions(run, own), ...figures(run, own)].map((words) => `run ${index + 1}: ${words}`)
  })
}

function conditions(truth: TruthRun, run: Run): readonly string[] {
  const kernels = [truth.kernel, ...(truth.kernelAccept ?? [])]
  const options = [truth.mountOptions, ...(truth.mountOptionsAccept ?? [])].map((one) => one?.join() ?? null)
  const factors = [truth.factors, ...(truth.factorsAccept ?? [])]
  const values = Object.values(run.factors).join(' ; ').toLowerCase()
  const checks: readonly (readonly [string, boolean])[] = [
    [`tool ${run.tool}`, run.tool === truth.tool],
    [`version ${run.toolVersion}`, run.toolVersion === truth.toolVersion],
    [`quoted ${run.quoted}`, run.quoted === truth.quoted],
    [`kernel ${run.kernel}`, kernels.includes(run.kernel)],
    [`filesystem ${run.filesystem}`, run.filesystem === truth.filesystem],
    [`mount options ${run.mountOptions}`, options.includes(run.mountOptions?.join() ?? null)],
    [
      `factors ${values}`,
      factors.some((one) => Object.values(one).every((value) => values.includes(value.toLowerCase()))),
    ],
    [`machine ${JSON.stringify(run.system)}`, describes(run.system, truth.system)],
  ]
  return checks.flatMap(([words, right]) => (right ? [] : [words]))
}

const wordsOf = (words: Words | null): readonly string[] =>
  Object.values(words ?? {})
    .join(' ')
    .toLowerCase()
    .match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? []

/** A description is free in its words: seven in ten of those that a person took down must be there. */
function describes(read: Words | null, truth: Words | null): boolean {
  const have = new Set(wordsOf(read))
  const want = [...new Set(wordsOf(truth))]
  return want.filter((word) => have.has(word)).length >= 0.7 * want.length
}

function figures(truth: TruthRun, run: Run): readonly string[] {
  const left = [...run.measurements]
  const missing = truth.measurements.flatMap((one) => {
    const at = left.findIndex((other) => isSame(one, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0 ? [] : [`${one.metric} ${one.value ?? one.status} ${JSON.stringify(one.params)} is missing`]
  })
  return [...missing, ...left.map(({ metric, text, line }) => `${metric} ${text} in line ${line} is too many`)]
}

function isSame(truth: TruthMeasurement, read: Measurement): boolean {
  const places = Object.entries(truth.params ?? {}).filter(([, value]) => typeof value === 'number')
  return (
    truth.metric === read.metric &&
    (truth.status ?? 'ok') === read.status &&
    (truth.value ?? null) === read.value &&
    (truth.cpuPercent ?? null) === read.cpuPercent &&
    (truth.latencyUs ?? null) === read.latencyUs &&
    places.every(([name, value]) => read.params[name] === value)
  )
}
