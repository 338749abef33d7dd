import { errorResponse } from './error-response'

/** Runs a route handler's body; whatever it throws becomes the one error shape. */
export async function answer(body: () => Promise<Response> | Response): Promise<Response> {
  try {
    return await body()
  } catch (error) {
    return errorResponse(error)
  }
}
