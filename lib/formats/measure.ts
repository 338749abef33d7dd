import type { Evidence, Mark, Measurement, Params, Status } from '../model'
import type { Printed } from './format'
import { columnOf, type Token } from './tokens'

/** What is said of a figure besides its metric and the token it was printed as. */
export interface Beside {
  readonly value: number | null
  readonly unit: string | null
  readonly status?: Status
  readonly cpuPercent?: number | null
  readonly latencyUs?: number | null
  readonly params?: Params
  readonly marks?: readonly Mark[]
}

/** One measurement from the token that it was printed as. */
export function measure(metric: string, token: Token, beside: Beside): Measurement {
  return {
    metric,
    value: beside.value,
    unit: beside.unit,
    status: beside.status ?? 'ok',
    cpuPercent: beside.cpuPercent ?? null,
    latencyUs: beside.latencyUs ?? null,
    params: beside.params ?? {},
    line: token.line.number,
    column: columnOf(token),
    text: token.text,
    marks: beside.marks ?? [],
  }
}

export const markOf = (kind: Mark['kind'], token: Token): Mark => ({
  kind,
  line: token.line.number,
  column: columnOf(token),
  text: token.text,
})

/** Something that the benchmark printed itself of the run; `text` are the words of that line that say so. */
export function printedAt(
  field: string,
  value: string,
  line: number,
  text: string,
  how: Evidence['how'] = 'stated',
): Printed {
  return { field, value, evidence: { line, text, how } }
}
