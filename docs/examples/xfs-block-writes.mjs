// All runs on XFS under kernels of the series 2.6, with their block writes, through the API alone:
//
//     node docs/examples/xfs-block-writes.mjs http://127.0.0.1:3000
//
// /api/v1/openapi.json says what there is to ask, /about/api the same for people. Prints a line for each run: its number, the day of
// its mail, benchmark, kernel, mount options, and the figures as they stand in the mail; `-`: not stated, or not measured.

const [archive = 'http://127.0.0.1:3000'] = process.argv.slice(2)

async function ask(path) {
  const response = await fetch(new URL(path, archive))
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${answer.error.message}`)
  return answer
}

// Benchmarks call what they measure by names of their own: which of them are block writes?
const { metrics } = await ask('/api/v1/metrics')
const names = metrics.filter(({ short }) => short === 'block write').map(({ metric }) => metric)
const search = new URLSearchParams({ fs: 'xfs', series: '2.6', metric: [...new Set(names)].join(',') })

let next = `/api/v1/runs?${search}`
while (next !== null) {
  const stretch = await ask(next)
  for (const { id, message, tool, kernel, mountOptions, measurements } of stretch.runs) {
    const figures = measurements.map(({ text, unit }) => `${text} ${unit}`)
    const cells = [id, message.date?.slice(0, 10), tool, kernel, mountOptions?.join(','), figures.join('; ') || null]
    console.log(cells.map((cell) => cell ?? '-').join('\t'))
  }
  next = stretch.next
}
