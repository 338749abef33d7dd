import { credentialsOf } from '@/lib/access/credentials'
import { requireUploader } from '@/lib/access/uploads'
import { getArchive } from '@/lib/db/client'
import { answerForm } from '@/lib/http/answer'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { loadSamples } from '@/lib/load-samples'

/** Loads the sample archive, as often as one likes: what is there already stays as it is. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async () => {
    requireSameOrigin(request)
    requireUploader(credentialsOf(request.headers))
    await loadSamples(await getArchive())
    // the form stands on pages that were empty; the start page shows what there is now
    return new Response(null, { status: 303, headers: { Location: '/' } })
  })
}
