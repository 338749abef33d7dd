/**
 * Next calls this once when the server starts: the archive is opened before the first visitor waits for it, what is wrong
 * with its file stands in the log and not only on a page, and imports that were under way go on.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { allowLongRequests } = await import('./lib/http/allow-long-requests')
  allowLongRequests()
  const { getArchive } = await import('./lib/db/client')
  const { toArchiveError } = await import('./lib/db/archive-error')
  try {
    const archive = await getArchive()
    await archive.message.findFirst({ select: { id: true } })
    const { resumeImports } = await import('./lib/uploads/resume-imports')
    await resumeImports(archive)
  } catch (error) {
    const known = toArchiveError(error)
    if (known === null) throw error
    console.error(`${known.message}${known.path === null ? '' : `\n  ${known.path}`}`)
  }
}
