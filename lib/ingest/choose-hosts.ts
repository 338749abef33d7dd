/** A run that holds every figure of a quotation of another message. */
export interface Host {
  readonly quotation: number
  readonly run: number
  /** seconds since 1970 */
  readonly time: number | null
  readonly figures: number | bigint
  /** characters of the longest figure */
  readonly longest: number | bigint
}

/** One short figure, `773`, is soon found somewhere; two, or one of four digits and more, are not. */
const telling = ({ figures, longest }: Host): boolean => figures > 1 || longest > 4

const order = (a: Host, b: Host): number => {
  const [left, right] = [a.time ?? Number.POSITIVE_INFINITY, b.time ?? Number.POSITIVE_INFINITY]
  return left === right ? a.run - b.run : left < right ? -1 : 1
}

/** Of each quotation the earliest run that holds it. */
export function chooseHosts(hosts: readonly Host[]): readonly Pick<Host, 'quotation' | 'run'>[] {
  const chosen = new Map<number, number>()
  for (const host of hosts.filter(telling).sort(order)) {
    if (!chosen.has(host.quotation)) chosen.set(host.quotation, host.run)
  }
  return [...chosen].map(([quotation, run]) => ({ quotation, run }))
}
