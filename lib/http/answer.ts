import { errorInWords, errorResponse } from './error-response'
import { wantsPage } from './page-answer'

type Body = () => Promise<Response> | Response

/** Runs a route handler's body; whatever it throws becomes the one error shape. */
export const answer = (body: Body): Promise<Response> => run(body, errorResponse)

/** The same where forms of pages are sent to: without a script a person sees what went wrong as a sentence. */
export const answerForm = (request: Request, body: Body): Promise<Response> =>
  run(body, wantsPage(request) ? errorInWords : errorResponse)

async function run(body: Body, onError: (error: unknown) => Response): Promise<Response> {
  try {
    return await body()
  } catch (error) {
    return onError(error)
  }
}
