/**
 * Next calls this once when the server starts. One whose settings mean nothing does not start; else the archive is opened before the first visitor waits for it, what is wrong
 * with its file stands in the log and not only on a page, imports that were under way go on, and what facets count is read.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { wrongSettings } = await import('./lib/access/wrong-settings')
  const wrong = wrongSettings(process.env)
  if (wrong.length > 0) {
    console.error(wrong.join('\n'))
    process.exit(1)
  }
  const { allowLongRequests } = await import('./lib/http/allow-long-requests')
  allowLongRequests()
  const { answerUnusualMethods } = await import('./lib/http/answer-unusual-methods')
  answerUnusualMethods()
  const { followResponses } = await import('./lib/http/page-status')
  followResponses()
  const { getArchive } = await import('./lib/db/client')
  const { toArchiveError } = await import('./lib/db/archive-error')
  try {
    const archive = await getArchive()
    await archive.message.findFirst({ select: { id: true } })
    const { resumeImports } = await import('./lib/uploads/resume-imports')
    await resumeImports(archive)
    const { facetColumns } = await import('./lib/queries/runs/facet-columns/facet-columns')
    // Who asks while it is under way waits for it, and hears what is wrong.
    facetColumns(archive).catch(() => undefined)
  } catch (error) {
    const known = toArchiveError(error)
    if (known === null) throw error
    console.error(`${known.message}${known.path === null ? '' : `\n  ${known.path}`}`)
  }
}
