interface Heading {
  readonly name: string
  /** MB/s, one for each number of clients */
  readonly figures: readonly number[]
}

/** A mail with dbench lines under headings: what a poster varied. */
export function inventDbench(id: string, clients: readonly number[], headings: readonly Heading[]): string {
  const body = headings.flatMap(({ name, figures }) => [
    `${name}:`,
    ...figures.map((figure, at) => `Throughput ${figure.toFixed(4)} MB/sec ${clients[at]} procs`),
    '',
  ])
  return [
    'From: Kay Ernel <kay@example.org>',
    `Subject: dbench, ${id}`,
    `Message-ID: <${id}@example.org>`,
    'Date: Mon, 12 Oct 2009 10:00:00 +0000',
    '',
    'The same box and disk all the time.',
    '',
    ...body,
  ].join('\n')
}
